import { itemSchemaOf, type ItemOf, type ReadName } from '@/contract/reads/all-reads'
import type { ReadItem } from '@/contract/reads/changes'
import type { z } from '@/contract/schema'

/** One kind of thing that sellers can read, and how the device keeps it. */
export interface Resource<Item extends ReadItem> {
  /** Never changes: what is kept is found by it. */
  readonly name: ReadName
  /** Parses what is kept. */
  readonly item: z.ZodMiniType<Item>
  /** How many items are kept at most: those that changed last. */
  readonly bound: number
}

export const resourceOf = <Name extends ReadName>(name: Name): Resource<ItemOf<Name>> =>
  ({ name, item: itemSchemaOf(name), bound: 2000 })
