import type { LiveSource } from '@/storage/live-view'
import { untilDone } from './updates/until-done'

/** One constant object: a new one at each read would make React re-render for ever. */
const loading = { kind: 'loading' } as const

/** A source whose chunk is loaded late; `loading` until then. */
export function lazySource<T>(load: () => Promise<LiveSource<T>>): LiveSource<T> {
  let source: LiveSource<T> | null = null
  const begin = (): Promise<LiveSource<T>> => load().then((there) => (source = there))
  // If this fails, each subscriber tries again.
  begin().catch(() => undefined)
  return {
    view: () => source?.view() ?? loading,
    subscribe(listener) {
      const leaving = new AbortController()
      let stop = (): void => leaving.abort()
      // Tries until the network has brought it, and then notifies the subscriber if it is still there.
      void untilDone(async () => {
        const there = await begin()
        if (leaving.signal.aborted) return true
        stop = there.subscribe(listener)
        listener()
        return true
      }, leaving.signal)
      return () => stop()
    },
  }
}
