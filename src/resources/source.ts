import { useMemo } from 'react'
import { useSession } from '@/session/use-session'
import { useLiveView, type LiveSource, type LiveView } from '@/storage/live-view'

/** What the device holds of a resource (READ-02). */
export type ResourceState<Item> =
  /** Never fetched, which is not the same as an empty list. */
  | {
      readonly kind: 'nothing'
      /** Set if the marketplace has put off the first read: when it is asked again, in milliseconds since the epoch. */
      readonly until?: number
    }
  /** The backend is without it. */
  | { readonly kind: 'not-offered' }
  /** What was answered could not be read. */
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'items'
      readonly items: readonly Item[]
      /** Whether these are all; false while only the items that need the seller have been read. */
      readonly isWhole: boolean
      /** When they were fetched, in milliseconds since the epoch; null for samples, which have no age. */
      readonly asOf: number | null
      /** How many items could not be read; `answer` if nothing of the last answer could. */
      readonly unread?: number | 'answer'
    }

/** Where a resource's items come from; `app` chooses it, and screens cannot tell. */
export interface Source<Item> {
  readonly kind: 'samples' | 'endpoint'
  /** Loads what can be shown at once; a route waits for it before it opens its screen. */
  prepare(): Promise<void>
  /** What is held for a seller, now and after each change. */
  held(sellerId: string | null): LiveSource<ResourceState<Item>>
}

/** Set when the store can no longer be read: the last items stay on screen, and with them what is being typed beside them. */
interface OutOfReach {
  readonly outOfReach?: true
}

/** A resource as a screen may show it: a store that cannot be read never looks like an empty one. */
export type ResourceView<Item> = Exclude<LiveView<never>, { kind: 'ready' }> | (ResourceState<Item> & OutOfReach)

function viewOf<Item>(view: LiveView<ResourceState<Item>>): ResourceView<Item> {
  if (view.kind === 'ready') return view.value
  if (view.kind === 'loading') return view
  return view.last?.kind === 'items' ? { ...view.last, outOfReach: true } : { kind: 'unavailable', reason: view.reason }
}

/** The signed-in seller's items, live. */
export function useResource<Item>(source: Source<Item>): ResourceView<Item> {
  const { sellerId } = useSession()
  const view = useLiveView(source.held(sellerId))
  return useMemo(() => viewOf(view), [view])
}
