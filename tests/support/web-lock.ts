/** One name of the browser's Web Locks: first come, first served, and released when its holder dies. */
export function webLock() {
  let queue: Promise<unknown> = Promise.resolve()
  let held = 0

  function hold<T>(work: () => Promise<T>, death?: Promise<never>): Promise<T> {
    const turn = queue.then(async () => {
      held += 1
      try {
        return await (death === undefined ? work() : Promise.race([death, work()]))
      } finally {
        held -= 1
      }
    })
    queue = turn.catch(() => undefined)
    return turn
  }

  return { hold, isHeld: () => held > 0 }
}
