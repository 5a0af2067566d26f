import type { z } from '@/contract/schema'
import { liveSources, type LiveSource } from '@/storage/live-view'
import type { SampleStore } from './sample-store'

/** The name of a collection, by which its rows are found, and the schema that parses them. */
export interface SampleRows<Item> {
  readonly name: string
  readonly item: z.ZodMiniType<Item>
}

/** Something that the seller added or changed, and its id in the collection. */
export interface SampleChange<Item> {
  readonly id: string
  readonly value: Item
  /** When it was stored; only for what she may be editing in two tabs. */
  readonly savedAt?: number
}

/** One kind of thing that sellers add to a screen's sample data, or change in it, such as cases or the profile. */
export interface SampleCollection<Item> extends SampleRows<Item> {
  changes(store: SampleStore, sellerId: string): LiveSource<readonly SampleChange<Item>[]>
}

/** @param name must never change, as stored rows have it @param item parses stored values, so new fields have to be optional */
export function sampleCollection<Item>(name: string, item: z.ZodMiniType<Item>): SampleCollection<Item> {
  const rows: SampleRows<Item> = { name, item }
  return { ...rows, changes: liveSources((store: SampleStore, sellerId) => store.watch(sellerId, rows)) }
}
