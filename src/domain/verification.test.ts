import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../tests/support/schema-messages'
import { codeFields, secondsUntilResend, toVerifyRequest, verificationFormSchema } from './verification'

const codes = { emailOtp: '1111', mobileOtp: '0222', secondarymobileOtp: '3333' }

describe('the verification form', () => {
  it('OTP-02 asks for each code', () => {
    expect(messagesOf(verificationFormSchema, { emailOtp: '', mobileOtp: '', secondarymobileOtp: '' })).toEqual({
      emailOtp: ['Email OTP is required'],
      mobileOtp: ['Mobile OTP is required'],
      secondarymobileOtp: ['Secondary Mobile OTP is required'],
    })
  })

  it.each(['123', '12345', '12a4', ' 1234', '12 4', '१२३४'])('OTP-02 refuses %j in each block', (code) => {
    const form = { emailOtp: code, mobileOtp: code, secondarymobileOtp: code }
    const message = ['OTP must be exactly 4 digits']
    expect(messagesOf(verificationFormSchema, form)).toEqual({ emailOtp: message, mobileOtp: message, secondarymobileOtp: message })
  })

  it('OTP-02 takes four digits, a leading zero too', () => {
    expect(messagesOf(verificationFormSchema, codes)).toEqual({})
  })

  it('OTP-04 sends each code under its own name', () => {
    expect(toVerifyRequest(codes, 'S1')).toEqual({ sellerId: 'S1', ...codes })
    expect(codeFields).toEqual({ email: 'emailOtp', mobile: 'mobileOtp', secondary: 'secondarymobileOtp' })
  })
})

describe('the countdown', () => {
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
  ])('OTP-07 shows, %d ms after the code was sent, %d s', (milliseconds, seconds) => {
    expect(after(milliseconds)).toBe(seconds)
  })

  it('OTP-07 never shows more than 30 s when the clock is put right by a little', () => {
    expect(after(-1)).toBe(30)
    expect(after(-900)).toBe(30)
  })

  it('OTP-07 keeps nobody waiting for a clock that was set back to catch up', () => {
    expect(after(-3_600_000)).toBe(0)
    expect(after(-8 * 86_400_000)).toBe(0)
  })
})
