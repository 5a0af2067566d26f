import type { LiveSource, LiveView } from '@/storage/live-view'

/** The longest wait without a change: longer than any read takes, or one page of a longer read. */
const longestMilliseconds = 60_000

/** Waits until a source is as wanted. @returns whether it came to be so */
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
      // A value has come, and more may follow: wait again from here.
      else if (view.kind === 'ready') {
        clearTimeout(timer)
        timer = wait()
      }
    }
    let timer = wait()
    // The listener may run before `subscribe` has returned.
    const stop = source.subscribe(() => queueMicrotask(look))
    look()
  })
}
