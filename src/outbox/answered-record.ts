import type { ReadName } from '@/contract/reads/all-reads'
import type { ReadItem } from '@/contract/reads/changes'
import { z } from '@/contract/schema'
import type { OutboxDatabase } from './database'

const cursorSchema = z.looseObject({ last: z.number() })

/**
 * Keeps the record that a command was answered with, as the last change of what was read; called inside the transaction
 * that settles the command, so that a screen never shows the one without the other. What was never read stays so: its
 * first read brings this record along.
 */
export async function keepAnswered(
  { records, cursors }: OutboxDatabase,
  { sellerId, resource }: { readonly sellerId: string; readonly resource: ReadName },
  item: ReadItem,
): Promise<void> {
  const cursor = cursorSchema.safeParse(await cursors.get([sellerId, resource]))
  if (!cursor.success) return
  const place = cursor.data.last + 1
  await records.put({ sellerId, resource, id: item.id, place, item })
  const moved = { ...cursor.data, sellerId, resource, last: place }
  await cursors.put(moved)
}
