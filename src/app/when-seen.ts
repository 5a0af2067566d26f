import type { LiveSource, LiveView } from '@/storage/live-view'

/** Longer than anything that is read takes: nobody waits for ever. */
const longestMilliseconds = 60_000

/** Resolves with whether a source came to be as wanted. */
export function whenSeen<T>(source: LiveSource<T>, isWanted: (view: LiveView<T>) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isThere: boolean): void => {
      clearTimeout(timer)
      stop()
      resolve(isThere)
    }
    const look = (): void => {
      if (isWanted(source.view())) end(true)
    }
    const timer = setTimeout(() => end(false), longestMilliseconds)
    // It may call back before it has come back.
    const stop = source.subscribe(() => queueMicrotask(look))
    look()
  })
}
