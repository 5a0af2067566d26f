import type { AnswerOf } from '@/contract/endpoints'
import { cursorReadMaximumLength } from '@/contract/limits'
import { fieldsOf, textOf } from '@/contract/plain-values'
import type { ReadName } from '@/contract/reads/all-reads'
import type { ChangesPage, ReadItem } from '@/contract/reads/changes'
import { parseItem } from '@/contract/reads/lenient-parse'
import { z } from '@/contract/schema'

/** A page, with the items that can be read apart from those that cannot. */
export interface ReadPage extends Omit<ChangesPage<ReadItem>, 'next'> {
  /** Null without a cursor: the next read begins from the start. */
  readonly next: string | null
  readonly unread: readonly UnreadItem[]
}

/** An item that this version cannot read. */
export interface UnreadItem {
  /** Empty where it has none. */
  readonly id: string
  readonly sent: unknown
}

const listSchema = z.catch(z.array(z.unknown()), [])

/** A cursor that fits into a URL; null for one that is too long, or contains a lone surrogate. */
function cursorOf(sent: unknown): string | null {
  const cursor = textOf(sent)
  return cursor === null || cursor.length > cursorReadMaximumLength || /\p{Surrogate}/u.test(cursor) ? null : cursor
}

/** Reads a page item by item (READ-01). @param since the cursor that was sent with the request */
export function readPage(name: ReadName, { items, more, ...rest }: AnswerOf<ReadName>, since: string | undefined): ReadPage {
  const read: ReadItem[] = []
  const unread: UnreadItem[] = []
  for (const sent of items) {
    const item = parseItem(name, sent)
    if (item !== null) read.push(item)
    else unread.push({ id: textOf(fieldsOf(sent)['id']) ?? '', sent })
  }
  const gone = listSchema.parse(rest['gone']).map(textOf).filter((id) => id !== null)
  // A page without a cursor leaves the cursor where it was.
  return { items: read, unread, gone, next: cursorOf(rest['next']) ?? since ?? null, more, serverTime: textOf(rest['serverTime']) ?? '' }
}
