import { clock } from './clock'
import { httpDate } from './http-date'

/** How far the clocks may be apart before a seller is told. */
const toleranceMilliseconds = 5 * 60_000

/** What the backend's answers tell of this device's clock. */
export interface ServerClock {
  /** By how many milliseconds the device's clock is ahead (behind: less than 0); null as long as it is right, or nobody knows. */
  offBy(): number | null
  /**
   * Takes note of an answer's own Date; null where the backend does not let the page read it.
   * @param asked when its question left @param deviceNow when it came: a page that slept meanwhile hears of it late
   */
  heard(date: string | null, asked: number, deviceNow: number): void
  /**
   * Takes note of what an earlier page has heard, as long as this one has heard nothing: a phone that is opened without a
   * network. It does not hold once the clock may have been set right since.
   * @param ahead by how many milliseconds the clock was ahead then @param at when that was, by the same clock
   */
  recall(ahead: number, at: number): void
  subscribe(listener: () => void): () => void
}

export function createServerClock(): ServerClock {
  const listeners = new Set<() => void>()
  let off: number | null = null
  // How far the device's clock is ahead of the page's own, which nobody sets.
  let lead = 0
  const leadNow = (): number => Date.now() - performance.now()
  let hasHeard = false
  function take(difference: number): void {
    lead = leadNow()
    const next = Math.abs(difference) > toleranceMilliseconds ? difference : null
    // By the minute: an answer's time is never quite that of the one before.
    if (next === off || (next !== null && off !== null && Math.abs(next - off) < 60_000)) return
    off = next
    for (const listener of [...listeners]) listener()
  }
  return {
    // Once somebody has set the device's clock right, what was heard before does not hold.
    offBy: () => (off !== null && Math.abs(off + leadNow() - lead) > toleranceMilliseconds ? off : null),
    heard(date, asked, deviceNow) {
      const serverNow = httpDate(date ?? '')
      if (Number.isNaN(serverNow)) return
      hasHeard = true
      take(Math.max(asked - serverNow, Math.min(deviceNow - serverNow, 0)))
    },
    recall(ahead, at) {
      const since = Date.now() - at
      if (!hasHeard) take(since >= 0 && since < Math.abs(ahead) ? ahead : 0)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** What this page has heard. */
export const serverClock = createServerClock()

/** What is done now is done at this time by the marketplace's clock, as far as this device has heard of it: days, years and numbers go by it. */
export const serverNow = (): number => clock.now() - (serverClock.offBy() ?? 0)
