import { createContext, use, useState } from 'react'
import { session } from '@/session/browser-session'
import { useSession } from '@/session/use-session'
import { useIsKnown, useLiveView, type LiveView } from '@/storage/live-view'
import type { Stored } from '@/storage/storage-failure'
import type { SampleChange, SampleCollection } from './sample-collection'
import type { SampleStore } from './sample-store'

export const SampleStoreContext = createContext<SampleStore | null>(null)

function useSampleStore(): SampleStore {
  const store = use(SampleStoreContext)
  if (store === null) throw new Error('SampleStoreContext is missing above this component')
  return store
}

/** A collection's changes; `seller-unknown` if the seller's id is not known. */
export type SampleView<Item> = LiveView<readonly SampleChange<Item>[]> | { readonly kind: 'seller-unknown' }

/** The signed-in seller's changes in a collection, live, in the order of the ids. */
export function useSampleChanges<Item>(collection: SampleCollection<Item>): SampleView<Item> {
  const store = useSampleStore()
  const { sellerId } = useSession()
  const view = useLiveView(sellerId === null ? null : collection.changes(store, sellerId))
  return sellerId === null ? { kind: 'seller-unknown' } : view
}

/**
 * The same for a screen that begins an edit with what is stored: once read it stays, even if the store goes out of reach
 * while she types. If it could not be read at all, nothing may be written over it.
 */
export function useSamplesToEdit<Item>(collection: SampleCollection<Item>): readonly SampleChange<Item>[] | 'being-read' | 'out-of-reach' {
  const { sellerId } = useSession()
  const view = useSampleChanges(collection)
  const isKnown = useIsKnown(view.kind === 'seller-unknown' ? { kind: 'loading' } : view)
  const [read, setRead] = useState<{ readonly sellerId: string | null; readonly changes: readonly SampleChange<Item>[] } | null>(null)
  const known = read?.sellerId === sellerId ? read.changes : null
  // A value that was read when the screen was open before may be stale.
  if (view.kind === 'ready' && isKnown && view.value !== known) setRead({ sellerId, changes: view.value })
  switch (view.kind) {
    case 'seller-unknown':
      return nothing
    case 'ready':
      return isKnown ? view.value : (known ?? 'being-read')
    case 'loading':
      return known ?? 'being-read'
    case 'unavailable':
      return known ?? 'out-of-reach'
  }
}

const nothing: readonly never[] = []

/** Reads and writes for the signed-in seller; a write resolves with `stored` only once it is stored. */
export interface SampleWriter {
  /** What is stored at this moment, to be read before it is overwritten; null if there is nothing. */
  read<Item>(collection: SampleCollection<Item>, id: string): Promise<SampleChange<Item> | null>
  /** Stores all of them or none. */
  put<Item>(collection: SampleCollection<Item>, ...together: readonly SampleChange<Item>[]): Promise<Stored<void>>
  /** Stores what was typed, also from a page that is being left. */
  putDraft<Item>(collection: SampleCollection<Item>, draft: SampleChange<Item>): Promise<Stored<void>>
  /** Deletes all of the seller's changes in a collection. */
  restore(collection: { readonly name: string }): Promise<Stored<void>>
}

export function useSampleWriter(): SampleWriter {
  const store = useSampleStore()
  const { sellerId } = useSession()
  // Without a seller id there is nobody to store it for.
  if (sellerId === null) return nobodys
  // A write that was begun before a log-out and comes after it is refused.
  const ifStillHers = (write: () => Promise<Stored<void>>): Promise<Stored<void>> => (session.read().sellerId === sellerId ? write() : refuse())
  return {
    read: (collection, id) => store.read(sellerId, collection, id),
    put: (collection, ...together) => ifStillHers(() => store.put(sellerId, collection, ...together)),
    putDraft: (collection, draft) => ifStillHers(() => store.putDraft(sellerId, collection, draft)),
    restore: (collection) => store.restore(sellerId, collection),
  }
}

const refuse = (): Promise<Stored<void>> => Promise.resolve({ kind: 'not-stored', reason: 'closed' })
const nobodys: SampleWriter = { read: () => Promise.resolve(null), put: refuse, putDraft: refuse, restore: refuse }
