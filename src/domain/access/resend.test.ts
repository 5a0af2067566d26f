import { describe, expect, it } from 'vitest'
import { secondsUntilResend } from './resend'

describe('the countdown until a code can be sent again', () => {
  const sentAt = 1_700_000_000_000
  const after = (milliseconds: number): number => secondsUntilResend(sentAt, sentAt + milliseconds)

  it.each([
    [0, 30],
    [1, 30],
    [999, 30],
    [1000, 29],
    [29_000, 1],
    [29_999, 1],
    [30_000, 0],
    [30_001, 0],
    [86_400_000, 0],
  ])('OTP-07 %d ms after the code was sent, the countdown shows %d s', (milliseconds, seconds) => {
    expect(after(milliseconds)).toBe(seconds)
  })

  it('OTP-07 shows at most 30 s if the clock is set back by less than a second', () => {
    expect(after(-1)).toBe(30)
    expect(after(-900)).toBe(30)
  })

  it('OTP-07 shows 0 s if the clock is set back by an hour or more', () => {
    expect(after(-3_600_000)).toBe(0)
    expect(after(-8 * 86_400_000)).toBe(0)
  })
})
