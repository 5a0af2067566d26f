import { revisionOf } from '@/contract/formats'
import { itemSchemaOf, type ReadName } from '@/contract/reads/all-reads'
import type { ReadItem } from '@/contract/reads/changes'
import { parseHead } from '@/contract/reads/lenient-parse'
import type { OutboxDatabase, ReadRecord } from '@/outbox/database'
import type { ReadPage, UnreadItem } from './read-page'
import { retention } from './retention'

/** Pages to be stored together. */
export interface Reading {
  readonly pages: readonly ReadPage[]
  /** Whether they replace everything that was kept before, because they were read without a cursor. */
  readonly replacesAll: boolean
  /** Whether the backend no longer knew the cursor (410): its items are taken even if their revisions are lower. */
  readonly beginsAnew: boolean
  /** When the last of them was asked for, in milliseconds since the epoch. */
  readonly at: number
  /** When it came, if not in that moment: a phone that slept meanwhile hears of it late. */
  readonly came?: number
}

/** What is stored of a page. */
export interface MergedPage {
  readonly taken: readonly Taken[]
  readonly gone: readonly string[]
}

/** An item that is stored. */
export interface Taken {
  readonly item: ReadItem
  /** As in `ReadRecord`. */
  readonly ownSince?: unknown
}

/** The stored rows of a seller's resource. */
interface KeptRows {
  readonly name: ReadName
  readonly sellerId: string
  /** The ids of them all. */
  readonly keptIds: () => PromiseLike<readonly string[]>
}

type Kept = Pick<ReadRecord, 'item' | 'ownSince'>

/**
 * Decides what is stored of each page; `kept` has the ids that were stored before. No item replaces a newer one: a page may have been
 * on its way while a command was answered (CMD-05). An item that cannot be read keeps its earlier version, updated by what can be
 * read of it.
 */
export async function mergePages(
  records: OutboxDatabase['records'],
  { pages, replacesAll, beginsAnew }: Reading,
  keptRows: KeptRows,
): Promise<{ readonly pages: readonly MergedPage[]; readonly kept: ReadonlySet<string> }> {
  const { name } = keptRows
  const ids = pages.flatMap(({ items, unread }) => [...items, ...unread].map(({ id }) => id))
  const rows = await rowsOf(records, ids, keptRows)
  /** Each item as it is stored, or as an earlier page of this reading has it. */
  const before = new Map<string, Kept>(rows.flatMap((row) => (row === undefined ? [] : [[row.id, row]])))
  const kept = new Set(before.keys())
  const isOlder = (read: number | null, known: number | null): boolean => !beginsAnew && read !== null && known !== null && read < known

  function stays(row: Kept | undefined): Taken | null {
    const item = itemSchemaOf(name).safeParse(row?.item)
    return item.success ? { item: item.data, ownSince: row?.ownSince } : null
  }
  function lastKnown({ id, sent }: UnreadItem): readonly Taken[] {
    const known = stays(before.get(id))
    if (known === null) return []
    const hasOlder = isOlder(parseHead(sent)?.rev ?? null, revisionOf(known.item))
    return [hasOlder ? known : { ...known, item: retention[name].lastKnown(known.item, sent) }]
  }
  function newest(item: ReadItem): readonly Taken[] {
    const row = before.get(item.id)
    const [read, known] = [revisionOf(item), revisionOf(row?.item)]
    if (!isOlder(read, known)) return [{ item, ownSince: !beginsAnew && read === known ? row?.ownSince : undefined }]
    // With `replacesAll` the stored rows are deleted, so an item that is not taken here would be lost.
    return replacesAll ? [stays(row) ?? { item }] : []
  }
  const takenPages = pages.map(({ items, unread, gone }) => {
    const taken: Taken[] = unread.flatMap(lastKnown)
    for (const each of taken) before.set(each.item.id, each)
    // One by one, since a page may contain an item twice.
    for (const item of items) {
      const newer = newest(item)
      for (const each of newer) before.set(each.item.id, each)
      taken.push(...newer)
    }
    return { taken, gone }
  })
  return { pages: takenPages, kept }
}

/** Above this many it is cheaper to look up first which ids exist: of the thousands of a first read none do. */
const many = 50

async function rowsOf(records: OutboxDatabase['records'], ids: readonly string[], { name, sellerId, keptIds }: KeptRows) {
  const there = ids.length > many ? new Set(await keptIds()) : null
  const wanted = there === null ? ids : ids.filter((id) => there.has(id))
  return records.bulkGet(wanted.map((id) => [sellerId, name, id]))
}

/** The ids of unreadable items after these pages: an id leaves once its item is read or deleted, and joins when it cannot be read. */
export function unreadAfter(before: readonly string[], pages: readonly ReadPage[]): readonly string[] {
  const ids = new Set(before)
  for (const { items, unread, gone } of pages) {
    for (const id of [...items.map((item) => item.id), ...gone]) ids.delete(id)
    for (const { id } of unread) ids.add(id)
  }
  return [...ids]
}
