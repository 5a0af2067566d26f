import { webLock } from './web-lock'

type Work<T> = () => T | Promise<T>

/** Gives the page Web Locks of its own, which the page of a test lacks. */
export function installBrowserLocks(): void {
  const locks = new Map<string, ReturnType<typeof webLock>>()
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      /** Options are not looked at: whoever would share a lock waits for it alike. */
      request<T>(name: string, ...given: readonly [work: Work<T>] | readonly [options: object, work: Work<T>]): Promise<T> {
        const lock = locks.get(name) ?? webLock()
        locks.set(name, lock)
        const work = given.length === 1 ? given[0] : given[1]
        return lock.hold(async () => work())
      },
      query: async () => ({
        held: [...locks].filter(([, lock]) => lock.isHeld()).map(([name]) => ({ name })),
      }),
    },
  })
}
