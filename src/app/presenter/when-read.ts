import type { LiveSource } from '@/storage/live-view'

/** Longer than anything that is read here takes; a scenario that waits for ever would never say that it could not be played. */
const longestMilliseconds = 60_000

/** Resolves with whether a value came to be as wanted. */
export function whenRead<T>(source: LiveSource<T>, isWanted: (value: T) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isThere: boolean): void => {
      clearTimeout(timer)
      stop()
      resolve(isThere)
    }
    const look = (): void => {
      const view = source.view()
      // What an earlier screen saw may have been taken away since.
      if (view.kind === 'ready' && view.current && isWanted(view.value)) end(true)
    }
    const timer = setTimeout(() => end(false), longestMilliseconds)
    // It may call back before it has come back.
    const stop = source.subscribe(() => queueMicrotask(look))
    look()
  })
}
