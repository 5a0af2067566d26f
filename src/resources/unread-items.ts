import { revisionOf } from '@/contract/formats'
import { itemSchemaOf, type ReadName } from '@/contract/reads/all-reads'
import type { ReadItem } from '@/contract/reads/changes'
import type { OutboxDatabase } from '@/outbox/database'
import type { ReadPage } from './read-page'
import { retention } from './retention'

/** Pages to be kept together. */
export interface Reading {
  readonly pages: readonly ReadPage[]
  /** Whether they take the place of whatever was kept before: they were read without a cursor. */
  readonly replacesAll: boolean
  /** When they were read, in milliseconds since the epoch. */
  readonly at: number
}

/** An item of a page that is kept. */
export interface Taken {
  readonly item: ReadItem
  /** As in the row that is kept of it. */
  readonly ownSince?: unknown
}

/** What is kept of what could not be read, by its id: each stays as it was before, but for what can be told of it. */
export async function lastKnown(
  records: OutboxDatabase['records'],
  { pages, replacesAll }: Pick<Reading, 'pages' | 'replacesAll'>,
  { name, sellerId }: { readonly name: ReadName; readonly sellerId: string },
): Promise<ReadonlyMap<string, Taken>> {
  const unread = pages.flatMap((page) => page.unread)
  const kept = await records.bulkGet(unread.map(({ id }) => [sellerId, name, id]))
  const found = unread.flatMap(({ id, sent }, index): [string, Taken][] => {
    const before = kept[index]
    const item = itemSchemaOf(name).safeParse(before?.item)
    if (!item.success) return []
    const isOlder = !replacesAll && (revisionOf(sent) ?? 0) < (revisionOf(item.data) ?? 0)
    return [[id, { item: isOlder ? item.data : retention[name].lastKnown(item.data, sent), ownSince: before?.ownSince }]]
  })
  return new Map(found)
}

/** The ids of what cannot be read, after pages with some of it again, or without it. */
export function unreadAfter(before: readonly string[], pages: readonly ReadPage[]): readonly string[] {
  const ids = new Set(before)
  for (const { items, unread, gone } of pages) {
    for (const id of [...items.map((item) => item.id), ...gone]) ids.delete(id)
    for (const { id } of unread) ids.add(id)
  }
  return [...ids]
}
