import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerClock } from './server-clock'

const noon = Date.parse('Sun, 22 Nov 2026 12:00:00 GMT')
const header = 'Sun, 22 Nov 2026 12:00:00 GMT'
const minutes = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  return () => vi.useRealTimers()
})

describe('the device’s clock compared with the backend’s', () => {
  it.each([
    [5 * minutes, null],
    [-5 * minutes, null],
    [5 * minutes + 1, 5 * minutes + 1],
    [-8 * 24 * 60 * minutes, -8 * 24 * 60 * minutes],
  ])('QUEUE-09 P11 off by %i ms is reported as %s', (difference, told) => {
    const clock = createServerClock()
    clock.heard(header, noon + difference, noon + difference)
    expect(clock.offBy()).toBe(told)
  })

  it('QUEUE-09 is reported once when it is wrong, and once when it is right again', () => {
    const clock = createServerClock()
    const told = vi.fn()
    clock.subscribe(told)
    clock.heard(header, noon + 10 * minutes, noon + 10 * minutes)
    clock.heard(header, noon + 10 * minutes + 900, noon + 10 * minutes + 1000)
    expect(told).toHaveBeenCalledOnce()
    clock.heard(header, noon, noon)
    expect([clock.offBy(), told.mock.calls.length]).toEqual([null, 2])
  })

  it('QUEUE-09 is not reported as wrong if the page slept before it read the answer', () => {
    const clock = createServerClock()
    clock.heard(header, noon - 1000, noon + 60 * minutes)
    expect(clock.offBy()).toBeNull()
    clock.heard(header, noon + 10 * minutes, noon + 60 * minutes)
    expect(clock.offBy()).toBe(10 * minutes)
  })

  it.each([3 * 24 * 60 * minutes, -3 * 24 * 60 * minutes])('QUEUE-09 off by %i ms is no longer reported once it was set right', (difference) => {
    const clock = createServerClock()
    vi.setSystemTime(noon + difference)
    clock.heard(header, Date.now(), Date.now())
    vi.advanceTimersByTime(60 * minutes)
    expect(clock.offBy()).toBe(difference)
    vi.setSystemTime(noon + 60 * minutes)
    expect(clock.offBy()).toBeNull()
    // The page did nothing for an hour, as if the device was asleep.
    vi.setSystemTime(noon + difference + 120 * minutes)
    expect(clock.offBy()).toBe(difference)
  })

  const days = 24 * 60 * minutes
  it.each([
    ['ahead, and still is', 3 * days, 60 * minutes, 3 * days],
    ['behind, and still is', -3 * days, 60 * minutes, -3 * days],
    ['ahead, and was set right', 3 * days, 60 * minutes - 3 * days, null],
    ['behind, and was set right', -3 * days, 60 * minutes + 3 * days, null],
    ['right', 1000, 60 * minutes, null],
  ])('QUEUE-09 ORD-02 is judged by the remembered difference until the first answer: the clock was %s', (_, ahead, since, offBy) => {
    const clock = createServerClock()
    clock.recall(ahead, noon - since)
    expect(clock.offBy()).toBe(offBy)
    clock.heard(header, noon, noon)
    clock.recall(ahead, noon - since)
    expect(clock.offBy()).toBeNull()
  })

  it('QUEUE-09 is not reported as wrong if the Date header is missing or invalid', () => {
    const clock = createServerClock()
    for (const date of [null, '', '-1', '1', 'soon', 'Sat, 13 Sep 275760 00:00:00 GMT']) clock.heard(date, 0, 0)
    expect(clock.offBy()).toBeNull()
  })
})
