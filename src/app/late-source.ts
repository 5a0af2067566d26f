import type { LiveSource } from '@/storage/live-view'

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
      const follow = (): unknown =>
        begin().then(
          (there) => {
            if (leaving.signal.aborted) return
            stop = there.subscribe(listener)
            listener()
          },
          // Whoever still looks is told once the network has brought it.
          () => window.addEventListener('online', follow, { once: true, signal: leaving.signal }),
        )
      follow()
      return () => stop()
    },
  }
}
