import { webLock } from './web-lock'

/** Gives the page Web Locks of its own, which the page of a test lacks. */
export function installBrowserLocks(): void {
  const locks = new Map<string, ReturnType<typeof webLock>>()
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request<T>(name: string, work: () => Promise<T>): Promise<T> {
        const lock = locks.get(name) ?? webLock()
        locks.set(name, lock)
        return lock.hold(work)
      },
      query: async () => ({
        held: [...locks].filter(([, lock]) => lock.isHeld()).map(([name]) => ({ name })),
      }),
    },
  })
}
