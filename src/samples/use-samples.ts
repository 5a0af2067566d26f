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

/** A collection's changes, or that nobody knows whose they would be. */
export type SampleView<Item> = LiveView<readonly SampleChange<Item>[]> | { readonly kind: 'seller-unknown' }

/** What the signed-in seller made in a collection, live, in the order of the ids. */
export function useSampleChanges<Item>(collection: SampleCollection<Item>): SampleView<Item> {
  const store = useSampleStore()
  const { sellerId } = useSession()
  const view = useLiveView(sellerId === null ? null : collection.changes(store, sellerId))
  return sellerId === null ? { kind: 'seller-unknown' } : view
}

/**
 * The same for a screen that begins an edit with what lies there: once read it stays, also where the store goes out of reach
 * while she types. Where it could not be read at all, nothing may be written over it.
 */
export function useSamplesToEdit<Item>(collection: SampleCollection<Item>): readonly SampleChange<Item>[] | 'being-read' | 'out-of-reach' {
  const { sellerId } = useSession()
  const view = useSampleChanges(collection)
  const isKnown = useIsKnown(view.kind === 'seller-unknown' ? { kind: 'loading' } : view)
  const [read, setRead] = useState<{ readonly sellerId: string | null; readonly changes: readonly SampleChange<Item>[] } | null>(null)
  const known = read?.sellerId === sellerId ? read.changes : null
  // What the screen saw when it was open before may be over.
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

/** Writes for the signed-in seller; `stored` is answered only once it is. */
export interface SampleWriter {
  /** What lies there at this moment, before something is written over it; null where nothing does. */
  read<Item>(collection: SampleCollection<Item>, id: string): Promise<SampleChange<Item> | null>
  /** Stores all of them or none. */
  put<Item>(collection: SampleCollection<Item>, ...together: readonly SampleChange<Item>[]): Promise<Stored<void>>
  /** Stores what was typed, also from a page that is being left. */
  putDraft<Item>(collection: SampleCollection<Item>, draft: SampleChange<Item>): Promise<Stored<void>>
  /** Takes back everything that the seller made in a collection. */
  restore(collection: { readonly name: string }): Promise<Stored<void>>
}

export function useSampleWriter(): SampleWriter {
  const store = useSampleStore()
  const { sellerId } = useSession()
  // Nobody knows whose it would be.
  if (sellerId === null) return nobodys
  // What was begun before a log-out and comes after it is nobody's any more.
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
