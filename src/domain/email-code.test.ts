import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../tests/support/schema-messages'
import { codeEmailSchema, emailCodeSchema } from './email-code'

describe('the sign-in by email', () => {
  it.each(['', ' ', 'asha', 'asha@example', 'asha kumari@example.com', 'a@b@c.com'])('EOTP-01 refuses the email %j', (email) => {
    expect(messagesOf(codeEmailSchema, { email })).toEqual({ email: ['Please enter a valid email address'] })
  })

  it.each(['asha@example.com', ' asha@example.com '])('EOTP-01 takes the email %j', (email) => {
    expect(messagesOf(codeEmailSchema, { email })).toEqual({})
  })

  it.each(['', '12345', '1234567', '12a456', '१२३४५६'])('EOTP-01 refuses the code %j', (code) => {
    expect(messagesOf(emailCodeSchema, { code })).toEqual({ code: ['Please enter a valid 6-digit OTP'] })
  })

  it('EOTP-01 takes any six digits, a leading zero too', () => {
    expect(messagesOf(emailCodeSchema, { code: '012345' })).toEqual({})
  })
})
