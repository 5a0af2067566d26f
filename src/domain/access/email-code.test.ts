import { describe, expect, it } from 'vitest'
import { codeEmailErrors, emailCodeErrors } from './email-code'

describe('the sign-in by email', () => {
  it.each(['', ' ', 'asha', 'asha@example', 'asha kumari@example.com', 'a@b@c.com'])('EOTP-01 refuses the email %j', (email) => {
    expect(codeEmailErrors({ email })).toEqual({ fields: { email: 'Please enter a valid email address' } })
  })

  it.each(['asha@example.com', ' asha@example.com '])('EOTP-01 takes the email %j', (email) => {
    expect(codeEmailErrors({ email })).toBeUndefined()
  })

  it.each(['', '12345', '1234567', '12a456', '१२३४५६'])('EOTP-01 refuses the code %j', (code) => {
    expect(emailCodeErrors({ code })).toEqual({ fields: { code: 'Please enter a valid 6-digit OTP' } })
  })

  it('EOTP-01 takes any six digits, a leading zero too', () => {
    expect(emailCodeErrors({ code: '012345' })).toBeUndefined()
  })
})
