import { clock } from './clock'
import { httpDate } from './http-date'

/** How far the clocks may be apart before a seller is told. */
const toleranceMilliseconds = 5 * 60_000

/** What the backend's answers tell of this device's clock. */
export interface ServerClock {
  /** By how many milliseconds the device's clock is ahead (negative: behind); null while it is within the tolerance, or unknown. */
  offBy(): number | null
  /**
   * Takes note of an answer's `Date` header; null if the backend does not let the page read it.
   * @param asked when the request left @param deviceNow when the answer came, which is late if the page slept meanwhile
   */
  heard(date: string | null, asked: number, deviceNow: number): void
  /**
   * Takes over what an earlier page has heard, as long as this one has heard nothing, such as on a phone opened without a
   * network. It is ignored if the clock may have been set right since.
   * @param ahead by how many milliseconds the clock was ahead then @param at when that was, by the same clock
   */
  recall(ahead: number, at: number): void
  subscribe(listener: () => void): () => void
}

export function createServerClock(): ServerClock {
  const listeners = new Set<() => void>()
  let off: number | null = null
  // The device's clock minus `performance.now()`, which nobody can set.
  let lead = 0
  const leadNow = (): number => Date.now() - performance.now()
  let hasHeard = false
  function take(difference: number): void {
    lead = leadNow()
    const next = Math.abs(difference) > toleranceMilliseconds ? difference : null
    // Only a change of a minute counts, since each answer gives a slightly different value.
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

/** The time now by the marketplace's clock, as far as this device knows it: days, financial years and document numbers follow it. */
export const serverNow = (): number => clock.now() - (serverClock.offBy() ?? 0)
