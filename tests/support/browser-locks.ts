import { webLock } from './web-lock'

type Work<T> = () => T | Promise<T>

/** Installs Web Locks, which the DOM of the unit tests lacks. */
export function installBrowserLocks(): void {
  const locks = new Map<string, ReturnType<typeof webLock>>()
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      /** Ignores the options: a shared lock waits like an exclusive one. */
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
