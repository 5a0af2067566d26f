/** Held while the service's state is worked on, and while the conditions around it are changed. */
export const stateLockName = 'seller-portal-in-browser-service'
export const conditionsLockName = `${stateLockName} conditions`

/** Runs `work` while nobody else, in this tab or another, runs under the same lock. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>

/** The platform's locks over all tabs; null where the browser has none. */
export const webLocks = (): LockManager | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null

/** The work of one page, one after another. */
export function createPageLock(): Lock {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const run = last.then(work)
    last = run.catch(() => undefined)
    return run
  }
}

/** A lock over all tabs; over this page alone where the browser has no Web Locks. */
export function createBrowserLock(name: string): Lock {
  const locks = webLocks()
  return locks === null ? createPageLock() : (work) => locks.request(name, work)
}
