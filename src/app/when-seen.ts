import type { LiveSource, LiveView } from '@/storage/live-view'

/** Longer than anything takes that is read, or that comes page by page from one page to the next: nobody waits for ever. */
const longestMilliseconds = 60_000

/** Resolves with whether a source came to be as wanted. */
export function whenSeen<T>(source: LiveSource<T>, isWanted: (view: LiveView<T>) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    let isOver = false
    const end = (isThere: boolean): void => {
      isOver = true
      clearTimeout(timer)
      stop()
      resolve(isThere)
    }
    const wait = () => setTimeout(() => end(false), longestMilliseconds)
    const look = (): void => {
      if (isOver) return
      const view = source.view()
      if (isWanted(view)) end(true)
      // Something has come, and more may follow.
      else if (view.kind === 'ready') {
        clearTimeout(timer)
        timer = wait()
      }
    }
    let timer = wait()
    // It may call back before it has come back.
    const stop = source.subscribe(() => queueMicrotask(look))
    look()
  })
}
