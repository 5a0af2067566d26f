// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { TimeSource } from './clock'
import { useNow } from './use-now'

afterEach(cleanup)

const hour = 3_600_000

/** A clock that the test sets, and that notifies its listeners. */
function clockToSet() {
  const listeners = new Set<() => void>()
  let time = 1_700_000_000_000
  const source: TimeSource = {
    now: () => time,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    source,
    begin: time,
    set(next: number) {
      time = next
      for (const listener of [...listeners]) listener()
    },
  }
}

it('DEMO-03 the time of a component follows a clock that is set', () => {
  const { source, begin, set } = clockToSet()
  const { result } = renderHook(() => useNow(60_000, source))
  expect(result.current).toBe(begin)
  act(() => set(begin + 48 * hour))
  expect(result.current).toBe(begin + 48 * hour)
})

it('DEMO-03 the time of a component follows a clock that is set before it has subscribed', () => {
  const { source, begin, set } = clockToSet()
  const { result } = renderHook(() => {
    useLayoutEffect(() => set(begin + 48 * hour), [])
    return useNow(60_000, source)
  })
  expect(result.current).toBe(begin + 48 * hour)
})

it('FAST-06 the clock is no longer read once its component is unmounted', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { source, begin, set } = clockToSet()
  const looked = vi.spyOn(source, 'now')
  const { unmount } = renderHook(() => useNow(60_000, source))
  looked.mockClear()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(looked).toHaveBeenCalled()
  unmount()
  looked.mockClear()
  vi.advanceTimersByTime(hour)
  document.dispatchEvent(new Event('visibilitychange'))
  set(begin + hour)
  expect(looked).not.toHaveBeenCalled()
})

it('FAST-06 a component renders once if the clock was not set meanwhile', () => {
  const { source } = clockToSet()
  let drawn = 0
  renderHook(() => {
    drawn += 1
    return useNow(60_000, source)
  })
  expect(drawn).toBe(1)
})
