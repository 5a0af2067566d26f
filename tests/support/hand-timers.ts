/** Time that passes only when a test says so: timers run by it, and the clock beside it may be set. */
export function handTimers(clock: { time: number }) {
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
    /** How long until the next timer, or null when there is none. */
    due: (): number | null => {
      const timer = next()
      return timer === undefined ? null : timer.at - elapsed
    },
    /** Lets time pass; waits for what each timer started before it goes on. */
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
