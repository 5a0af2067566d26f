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

/** From here on tracks the page's timers, so that they can be ended with it. */
export function watchPageTimers(): void {
  globalThis.setTimeout = watched(page.setTimeout)
  globalThis.setInterval = watched(page.setInterval)
}

/** A pending promise may still set a timer; after this many turns without one, none will. */
const quietTurns = 3

/**
 * Clears the page's timers, as closing it does. Test files share a process: otherwise a queue that polls its closed
 * store would go on during later tests, and be counted among their timers.
 */
export async function endPageTimers(): Promise<void> {
  for (let quiet = 0; quiet < quietTurns; quiet += 1) {
    if (running.size > 0) quiet = 0
    running.forEach((timer) => clearTimeout(timer))
    running.clear()
    await new Promise((resolve) => page.setImmediate(resolve))
  }
}

/** Stops the tracking. */
export function unwatchPageTimers(): void {
  globalThis.setTimeout = page.setTimeout
  globalThis.setInterval = page.setInterval
}
