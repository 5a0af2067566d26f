import type { LiveSource } from '@/storage/live-view'
import { untilDone } from './updates/until-done'

/** The same one at each look: whoever shows it would look again for ever. */
const loading = { kind: 'loading' } as const

/** A source that is there once its code is; `loading` until then. */
export function lateSource<T>(load: () => Promise<LiveSource<T>>): LiveSource<T> {
  let source: LiveSource<T> | null = null
  const begin = (): Promise<LiveSource<T>> => load().then((there) => (source = there))
  // Where it is not there, whoever looks asks for it again.
  begin().catch(() => undefined)
  return {
    view: () => source?.view() ?? loading,
    subscribe(listener) {
      const leaving = new AbortController()
      let stop = (): void => leaving.abort()
      // Whoever still looks is told once the network has brought it.
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
