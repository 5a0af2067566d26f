// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sentAllAt, type SentTimes } from './resend-record'
import { useCountdowns } from './use-countdowns'

const start = Date.parse('2026-11-21T06:30:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const count = (times: SentTimes | null) => renderHook((current: SentTimes | null) => useCountdowns(current), { initialProps: times })

describe('the resend countdown', () => {
  it('OTP-01 counts 30 seconds down, each channel for itself', async () => {
    const { result } = count({ ...sentAllAt(start), mobile: start - 20_000 })
    expect(result.current).toEqual({ email: 30, mobile: 10, secondary: 30 })
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(result.current).toEqual({ email: 20, mobile: 0, secondary: 20 })
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(result.current).toEqual({ email: 0, mobile: 0, secondary: 0 })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('OTP-06 begins anew for the channel that was sent to, and for that alone', async () => {
    const { result, rerender } = count(sentAllAt(start))
    await act(() => vi.advanceTimersByTimeAsync(45_000))
    rerender({ ...sentAllAt(start), email: Date.now() })
    expect(result.current).toEqual({ email: 30, mobile: 0, secondary: 0 })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(result.current?.email).toBe(29)
  })

  it('OTP-07 is right at once when a tab wakes that was kept from counting', () => {
    const { result } = count(sentAllAt(start))
    vi.setSystemTime(start + 25_000)
    fireEvent(document, new Event('visibilitychange'))
    expect(result.current?.email).toBe(5)
  })

  it('OTP-07 shows nothing before it knows when the codes were sent', async () => {
    const { result, rerender } = count(null)
    expect(result.current).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(7000))
    rerender(sentAllAt(start))
    expect(result.current?.email).toBe(23)
  })
})
