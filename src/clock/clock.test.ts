import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClock, type TimeSource } from './clock'

const noon = Date.UTC(2026, 0, 5, 12)
const hour = 60 * 60 * 1000

beforeEach(() => vi.useFakeTimers({ now: noon }))
afterEach(() => vi.useRealTimers())

function settable() {
  let ahead = 0
  const listeners = new Set<() => void>()
  const source: TimeSource = {
    now: () => Date.now() + ahead,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  const set = (milliseconds: number): void => {
    ahead = milliseconds
    for (const listener of listeners) listener()
  }
  return { source, set, listeners }
}

it('DEMO-03 the clock shows the device’s time until it follows another source', () => {
  const clock = createClock()
  expect(clock.now()).toBe(noon)
  const { source, set } = settable()
  set(hour)
  clock.follow(source)
  expect(clock.now()).toBe(noon + hour)
})

it('DEMO-03 the clock notifies its listeners when it is set or follows another source', () => {
  const clock = createClock()
  const seen: number[] = []
  const forget = clock.subscribe(() => seen.push(clock.now()))
  const first = settable()
  clock.follow(first.source)
  first.set(hour)
  const second = settable()
  clock.follow(second.source)
  first.set(2 * hour)
  expect(seen).toEqual([noon, noon + hour, noon])
  expect(first.listeners.size).toBe(0)
  forget()
  second.set(hour)
  expect(seen).toHaveLength(3)
})
