import { describe, expect, it } from 'vitest'
import { lastFour, maskEmail, maskMobile } from './mask'

describe('masks', () => {
  it.each([
    ['asha@example.com', 'as•••@ex•••.com'],
    ['ab@x.in', 'a•••@x•••.in'],
    ['a@b.co', 'a•••@b•••.co'],
    ['asha.k@mail.example.co.in', 'as•••@ma•••.in'],
    ['no address', '••••••••••'],
    ['@example.com', '••••••••••••'],
    ['a.b@localhost', '•••••••••••••'],
    ['', '•'],
  ])('OTP-01 shows the email %j as %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })

  it.each([
    ['9876543210', '98•••••210'],
    ['987654', '••••••'],
    ['', '•'],
  ])('OTP-01 shows the mobile number %j as %j', (mobile, masked) => {
    expect(maskMobile(mobile)).toBe(masked)
  })

  it('QUEUE-03 shows only the last four digits of an account number', () => {
    expect(lastFour('00123456789')).toBe('6789')
    expect(lastFour('1234567')).toBe('')
  })
})
