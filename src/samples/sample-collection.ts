import type { z } from '@/contract/schema'
import { liveSources, type LiveSource } from '@/storage/live-view'
import type { SampleStore } from './sample-store'

/** What finds a collection's rows and reads them. */
export interface SampleRows<Item> {
  readonly name: string
  readonly item: z.ZodMiniType<Item>
}

/** What the seller made, and under which id of its collection. */
export interface SampleChange<Item> {
  readonly id: string
  readonly value: Item
  /** When it was stored, of what she may change in two tabs. */
  readonly savedAt?: number
}

/** One kind of thing that sellers add to or change of a screen's sample data, such as cases or the profile. */
export interface SampleCollection<Item> extends SampleRows<Item> {
  changes(store: SampleStore, sellerId: string): LiveSource<readonly SampleChange<Item>[]>
}

/** @param name never changes @param item parses what is stored, so new fields are added as optional */
export function sampleCollection<Item>(name: string, item: z.ZodMiniType<Item>): SampleCollection<Item> {
  const rows: SampleRows<Item> = { name, item }
  return { ...rows, changes: liveSources((store: SampleStore, sellerId) => store.watch(sellerId, rows)) }
}
