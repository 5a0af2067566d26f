import { describe, expect, it } from 'vitest'
import { codeEmailErrors, emailCodeErrors } from './email-code'

describe('the sign-in by email', () => {
  it.each(['', ' ', 'asha', 'asha@example', 'asha kumari@example.com', 'a@b@c.com'])('EOTP-01 rejects the email %j', (email) => {
    expect(codeEmailErrors({ email })).toEqual({ fields: { email: 'Please enter a valid email address' } })
  })

  it.each(['asha@example.com', ' asha@example.com '])('EOTP-01 accepts the email %j', (email) => {
    expect(codeEmailErrors({ email })).toBeUndefined()
  })

  it.each(['', '12345', '1234567', '12a456', '१२३४५६'])('EOTP-01 rejects the code %j', (code) => {
    expect(emailCodeErrors({ code })).toEqual({ fields: { code: 'Please enter a valid 6-digit OTP' } })
  })

  it('EOTP-01 accepts any six digits, including a leading zero', () => {
    expect(emailCodeErrors({ code: '012345' })).toBeUndefined()
  })
})
