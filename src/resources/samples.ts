import { perLanguage } from '@/catalogues/per-language'
import type { LiveView } from '@/storage/live-view'
import type { ResourceState, Source } from './source'

const loading = { kind: 'loading' } as const

/**
 * Items that come along with the app: the same for every seller, and there without a network (SAMPLE-01).
 * @param load loads them with the route that shows them; the function that it resolves with is called again in each language
 */
export function samples<Item>(load: () => Promise<() => readonly Item[]>): Source<Item> {
  const listeners = new Set<() => void>()
  let loaded: (() => LiveView<ResourceState<Item>>) | null = null
  const shown = {
    view: () => loaded?.() ?? loading,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    kind: 'samples',
    async prepare() {
      if (loaded !== null) return
      const items = await load()
      loaded = perLanguage(() => ({ kind: 'ready', value: { kind: 'items', items: items(), isWhole: true, asOf: null }, current: true }))
      for (const listener of [...listeners]) listener()
    },
    held: () => shown,
  }
}
