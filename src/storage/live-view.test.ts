import { afterEach, expect, it, vi } from 'vitest'
import type { Live, LiveObserver } from './live'
import { isKnownSince, liveSources } from './live-view'

/** A live value that the test supplies. */
function stored() {
  const observers = new Set<LiveObserver<string>>()
  const live: Live<string> = {
    subscribe(observer) {
      observers.add(observer)
      return { unsubscribe: () => void observers.delete(observer) }
    },
  }
  return {
    live,
    tell: (value: string, isCurrent = true) => observers.forEach((observer) => observer.next(value, { at: performance.now(), isCurrent })),
    fail: () => observers.forEach((observer) => observer.outOfReach('closed')),
  }
}

afterEach(() => void vi.useRealTimers())

it('QUEUE-03 the next screen shows the last known value at once, unless nobody followed it for too long', () => {
  vi.useFakeTimers()
  const { live, tell } = stored()
  const followed = liveSources(() => live, { longestUnseenMilliseconds: 1000 })({}, 'S-1')
  const leave = followed.subscribe(() => undefined)
  tell('waiting')
  leave()
  expect(followed.view()).toMatchObject({ kind: 'ready', value: 'waiting', current: false })
  vi.advanceTimersByTime(900)
  const leaveAgain = followed.subscribe(() => undefined)
  expect(followed.view()).toMatchObject({ kind: 'ready', value: 'waiting', current: false })
  leaveAgain()
  vi.advanceTimersByTime(200)
  // By now changes may have been missed.
  expect(followed.view()).toEqual({ kind: 'loading' })
  followed.subscribe(() => undefined)
  expect(followed.view()).toEqual({ kind: 'loading' })
  tell('sent')
  expect(followed.view()).toEqual({ kind: 'ready', value: 'sent', current: true })
})

it('QUEUE-03 a value left while it was read again is shown on the next screen too, marked as not current', () => {
  vi.useFakeTimers()
  const { live, tell } = stored()
  const followed = liveSources(() => live, { longestUnseenMilliseconds: 1000 })({}, 'S-1')
  const leave = followed.subscribe(() => undefined)
  tell('waiting')
  tell('waiting', false)
  leave()
  expect(followed.view()).toMatchObject({ kind: 'ready', value: 'waiting', current: false })
  vi.advanceTimersByTime(1100)
  expect(followed.view()).toEqual({ kind: 'loading' })
})

it('ONB-04 a value that may have changed is shown, but is not used to begin an edit', () => {
  const { live, tell } = stored()
  const followed = liveSources(() => live)({}, 'S-1')
  followed.subscribe(() => undefined)
  tell('step 5')
  const later = performance.now() + 1
  tell('step 5', false)
  expect(followed.view()).toMatchObject({ kind: 'ready', value: 'step 5', current: false })
  // An earlier subscriber has the value of that time; a later one waits for the next read.
  expect([0, later].map((time) => isKnownSince(followed.view(), time))).toEqual([true, false])
  tell('step 4')
  expect(followed.view()).toEqual({ kind: 'ready', value: 'step 4', current: true })
})

it('PWA-06 the last value stays available while the store is unavailable', () => {
  const { live, tell, fail } = stored()
  const followed = liveSources(() => live)({}, 'S-1')
  followed.subscribe(() => undefined)
  fail()
  expect(followed.view()).toEqual({ kind: 'unavailable', reason: 'closed' })
  tell('waiting')
  fail()
  fail()
  expect(followed.view()).toEqual({ kind: 'unavailable', reason: 'closed', last: 'waiting' })
  tell('sent')
  expect(followed.view()).toEqual({ kind: 'ready', value: 'sent', current: true })
})
