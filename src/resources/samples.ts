import type { LiveView } from '@/storage/live-view'
import type { Held, Source } from './source'

/**
 * Items that come along with the app: the same for every seller, and there without a network (SAMPLE-01).
 * @param load fetches them with the route that shows them
 */
export function samples<Item>(load: () => Promise<readonly Item[]>): Source<Item> {
  const listeners = new Set<() => void>()
  let view: LiveView<Held<Item>> = { kind: 'loading' }
  const shown = {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    kind: 'samples',
    async prepare() {
      if (view.kind === 'ready') return
      view = { kind: 'ready', value: { kind: 'items', items: await load(), asOf: null }, current: true }
      for (const listener of [...listeners]) listener()
    },
    held: () => shown,
  }
}
