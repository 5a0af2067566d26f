import { isSameCode } from '@/domain/same-code'

/** The records that have a scanned code, in their own order (KIT-09). */
export const recordsWithCode = <Item>(items: readonly Item[], codes: (item: Item) => readonly string[], code: string): readonly Item[] =>
  items.filter((item) => codes(item).some((known) => isSameCode(known, code)))
