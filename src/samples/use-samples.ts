import { createContext, use } from 'react'
import { useSession } from '@/session/use-session'
import { useLiveView, type LiveView } from '@/storage/live-view'
import type { Stored } from '@/storage/storage-failure'
import type { SampleChange, SampleCollection } from './sample-collection'
import type { SampleStore } from './sample-store'

export const SampleStoreContext = createContext<SampleStore | null>(null)

function useSampleStore(): SampleStore {
  const store = use(SampleStoreContext)
  if (store === null) throw new Error('SampleStoreContext is missing above this component')
  return store
}

/** A collection's changes, or that nobody knows whose they would be. */
export type SampleView<Item> = LiveView<readonly SampleChange<Item>[]> | { readonly kind: 'seller-unknown' }

/** What the signed-in seller made in a collection, live, in the order of the ids. */
export function useSampleChanges<Item>(collection: SampleCollection<Item>): SampleView<Item> {
  const store = useSampleStore()
  const { sellerId } = useSession()
  const view = useLiveView(sellerId === null ? null : collection.changes(store, sellerId))
  return sellerId === null ? { kind: 'seller-unknown' } : view
}

/** Writes for the signed-in seller; `stored` is answered only once it is. */
export interface SampleWriter {
  /** Stores all of them or none. */
  put<Item>(collection: SampleCollection<Item>, ...together: readonly SampleChange<Item>[]): Promise<Stored<void>>
  /** Takes back everything that the seller made in a collection. */
  restore(collection: { readonly name: string }): Promise<Stored<void>>
}

export function useSampleWriter(): SampleWriter {
  const store = useSampleStore()
  const { sellerId } = useSession()
  // Nobody knows whose it would be.
  if (sellerId === null) return { put: () => Promise.resolve(unavailable), restore: () => Promise.resolve(unavailable) }
  return {
    put: (collection, ...together) => store.put(sellerId, collection, ...together),
    restore: (collection) => store.restore(sellerId, collection),
  }
}

const unavailable: Stored<void> = { kind: 'not-stored', reason: 'closed' }
