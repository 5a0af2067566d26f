/** Runs work while no other tab, and not the worker, holds the lock of this name. */
export const holdLock = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  // Over plain http there are none: two tabs may then do the same work at once.
  'locks' in navigator ? navigator.locks.request(name, work) : work()
