/** Timers that run only when the test lets time pass; the clock beside them can be set separately. */
export function manualTimers(clock: { time: number }) {
  interface Timer {
    readonly at: number
    readonly callback: () => void
  }
  const timers = new Set<Timer>()
  let elapsed = 0

  function schedule(callback: () => void, milliseconds: number): () => void {
    const timer = { at: elapsed + milliseconds, callback }
    timers.add(timer)
    return () => {
      timers.delete(timer)
    }
  }

  function next(): Timer | undefined {
    return [...timers].toSorted((a, b) => a.at - b.at)[0]
  }

  function goTo(at: number): void {
    clock.time += at - elapsed
    elapsed = at
  }

  return {
    schedule,
    /** Milliseconds until the next timer, or null without one. */
    due: (): number | null => {
      const timer = next()
      return timer === undefined ? null : timer.at - elapsed
    },
    /** Lets time pass, and waits after each timer until `idle` resolves. */
    async pass(milliseconds: number, idle: () => Promise<void>): Promise<void> {
      const end = elapsed + milliseconds
      for (let timer = next(); timer !== undefined && timer.at <= end; timer = next()) {
        timers.delete(timer)
        goTo(timer.at)
        timer.callback()
        await idle()
      }
      goTo(end)
    },
  }
}
