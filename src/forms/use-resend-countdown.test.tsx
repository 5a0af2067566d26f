// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useResendCountdown } from './use-resend-countdown'

const start = Date.parse('2026-11-21T06:30:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const count = (sentAt: number | null) =>
  renderHook((current: number | null) => useResendCountdown(current), { initialProps: sentAt })

describe('the resend countdown', () => {
  it('OTP-01 EOTP-01 PROF-01 counts down from 30 to 0, and then stops its timer', async () => {
    const { result } = count(start)
    expect(result.current).toBe(30)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(result.current).toBe(20)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(result.current).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('OTP-06 EOTP-01 PROF-01 starts again for another code', async () => {
    const { result, rerender } = count(start)
    await act(() => vi.advanceTimersByTimeAsync(45_000))
    rerender(Date.now())
    expect(result.current).toBe(30)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(result.current).toBe(29)
  })

  it('OTP-07 is correct at once when a suspended tab becomes visible', () => {
    const { result } = count(start)
    vi.setSystemTime(start + 25_000)
    fireEvent(document, new Event('visibilitychange'))
    expect(result.current).toBe(5)
  })

  it('OTP-07 shows nothing until the time of sending is known', async () => {
    const { result, rerender } = count(null)
    expect(result.current).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(7000))
    rerender(start)
    expect(result.current).toBe(23)
  })
})
