import { describe, expect, it } from 'vitest'
import { codeFields } from '@/contract/contact-channels'
import { messagesOf } from '../../../tests/support/schema-messages'
import { toVerifyRequest, verificationFormSchema } from './verification'

const codes = { emailOtp: '1111', mobileOtp: '0222', secondarymobileOtp: '3333' }

describe('the verification form', () => {
  it('OTP-02 requires each of the three codes', () => {
    expect(messagesOf(verificationFormSchema, { emailOtp: '', mobileOtp: '', secondarymobileOtp: '' })).toEqual({
      emailOtp: ['Email OTP is required'],
      mobileOtp: ['Mobile OTP is required'],
      secondarymobileOtp: ['Secondary Mobile OTP is required'],
    })
  })

  it.each(['123', '12345', '12a4', ' 1234', '12 4', '१२३४'])('OTP-02 rejects the code %j in each of the three fields', (code) => {
    const form = { emailOtp: code, mobileOtp: code, secondarymobileOtp: code }
    const message = ['OTP must be exactly 4 digits']
    expect(messagesOf(verificationFormSchema, form)).toEqual({ emailOtp: message, mobileOtp: message, secondarymobileOtp: message })
  })

  it('OTP-02 accepts four digits, including a leading zero', () => {
    expect(messagesOf(verificationFormSchema, codes)).toEqual({})
  })

  it('OTP-04 sends each code in the field of its own channel', () => {
    expect(toVerifyRequest(codes, 'S1')).toEqual({ sellerId: 'S1', ...codes })
    expect(codeFields).toEqual({ email: 'emailOtp', mobile: 'mobileOtp', secondary: 'secondarymobileOtp' })
  })
})
