import { useSession } from '@/session/use-session'
import { useLiveView, type LiveView } from '@/storage/live-view'
import type { Held, Source } from './source'

/** A resource as a screen may show it: a store that cannot be read never looks like an empty one. */
export type ResourceView<Item> = Exclude<LiveView<never>, { kind: 'ready' }> | Held<Item>

/** The signed-in seller's items, live. */
export function useResource<Item>(source: Source<Item>): ResourceView<Item> {
  const { sellerId } = useSession()
  const view = useLiveView(source.held(sellerId))
  return view.kind === 'ready' ? view.value : view
}
