const page = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval, setImmediate: globalThis.setImmediate }

const running = new Set<ReturnType<typeof setTimeout>>()

const watched = <T extends typeof setTimeout | typeof setInterval>(set: T): T =>
  new Proxy(set, {
    apply(target, _, given: Parameters<typeof setTimeout>) {
      const timer = target(...given)
      running.add(timer)
      return timer
    },
  })

/** From here on it is known which timers the page has, so that they can end with it. */
export function watchPageTimers(): void {
  globalThis.setTimeout = watched(page.setTimeout)
  globalThis.setInterval = watched(page.setInterval)
}

/** A promise on its way may set one more timer; after so many turns without one, none will. */
const quietTurns = 3

/**
 * Ends the timers of the page, as closing it does. Test files share a process: a queue that goes on looking at its
 * closed store would do so beside all later tests, and be counted among their timers.
 */
export async function endPageTimers(): Promise<void> {
  for (let quiet = 0; quiet < quietTurns; quiet += 1) {
    if (running.size > 0) quiet = 0
    running.forEach((timer) => clearTimeout(timer))
    running.clear()
    await new Promise((resolve) => page.setImmediate(resolve))
  }
}

/** Takes the watch off again. */
export function unwatchPageTimers(): void {
  globalThis.setTimeout = page.setTimeout
  globalThis.setInterval = page.setInterval
}
