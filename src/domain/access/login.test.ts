import { describe, expect, it } from 'vitest'
import { requestSchemaOf } from '@/contract/endpoints'
import { loginErrors, parseIdentifier, toLoginRequest } from './login'

const messages = (form: { identifier?: string; password?: string }) => {
  const errors = loginErrors({ identifier: 'asha@example.com', password: 'secret7', ...form })
  return Object.fromEntries(Object.entries(errors?.fields ?? {}).map(([field, message]) => [field, [message]]))
}

describe('the login form', () => {
  it.each([[''], ['   '], ['\u200B\uFEFF']])('LOGIN-04 requires an identifier when the field holds %j', (identifier) => {
    expect(messages({ identifier })).toEqual({ identifier: ['Email or mobile is required'] })
  })

  it.each([
    ['asha'],
    ['asha@example'],
    ['asha@@example.com'],
    ['a@b@example.com'],
    ['asha @example.com'],
    ['asha@exa mple.com'],
    ['asha@.com'],
    ['asha@example.'],
    ['asha@example..com'],
    ['@example.com'],
    ['987654321'],
    ['98765432100'],
    ['5876543210'],
    ['0987654321'],
    ['98765x4321'],
    ['+1 98765 43210'],
    ['+91 58765 43210'],
  ])('LOGIN-05 rejects the identifier %j', (identifier) => {
    expect(messages({ identifier })).toEqual({ identifier: ['Enter a valid email or 10-digit mobile number'] })
  })

  it.each([
    ['asha@example.com'],
    ['asha.k+shop@mail.example.co.in'],
    ['6000000000'],
    ['7000000000'],
    ['8000000000'],
    ['9999999999'],
  ])('LOGIN-05 accepts the identifier %j', (identifier) => {
    expect(messages({ identifier })).toEqual({})
  })

  it('LOGIN-06 requires a password of at least 7 characters', () => {
    expect(messages({ password: '' })).toEqual({ password: ['Password is required'] })
    expect(messages({ password: 'secret' })).toEqual({ password: ['Password must be at least 7 characters'] })
    expect(messages({ password: 'secret7' })).toEqual({})
  })

  it('LOGIN-04 LOGIN-06 reports both errors at once when identifier and password are empty', () => {
    expect(messages({ identifier: '', password: '' })).toEqual({
      identifier: ['Email or mobile is required'],
      password: ['Password is required'],
    })
  })
})

describe('the identifier', () => {
  it.each([
    ['9876543210', '9876543210'],
    [' 98765 43210 ', '9876543210'],
    ['98765-43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['(98765) 43210', '9876543210'],
    ['98765\u201143210', '9876543210'],
    ['98765\u201343210', '9876543210'],
    ['\u202A9876543210\u202C', '9876543210'],
    ['\u206898765 43210\u2069', '9876543210'],
    ['98765\u00AD43210\uFE0F', '9876543210'],
    ['\u061C98765\u200D43210', '9876543210'],
    ['۹۸۷۶۵۴۳۲۱۰', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['９８７６５４３２１０', '9876543210'],
    ['9198765432', '9198765432'],
  ])('LOGIN-07 reads %j as a mobile number', (text, mobile) => {
    expect(parseIdentifier(text)).toEqual({ kind: 'mobile', mobile })
  })

  it.each([
    [' asha@example.com ', 'asha@example.com'],
    ['9876543210@example.com', '9876543210@example.com'],
    ['Asha@Example.com', 'Asha@Example.com'],
    ['\u2068asha\u00AD@example.com\u200D\u2069', 'asha@example.com'],
  ])('LOGIN-07 reads %j as an email', (text, email) => {
    expect(parseIdentifier(text)).toEqual({ kind: 'email', email })
  })

  it('LOGIN-07 sends either the email or the mobile number, and the password unchanged', () => {
    const password = ' seven 7 '
    expect(toLoginRequest({ identifier: ' asha@example.com', password })).toEqual({ email: 'asha@example.com', password })
    expect(toLoginRequest({ identifier: '+91 98765-43210', password })).toEqual({ mobile: '9876543210', password })
    expect(toLoginRequest({ identifier: 'asha', password })).toBeNull()
  })

  it('LOGIN-07 builds a request that fits the contract from a number in Devanagari digits', () => {
    const request = toLoginRequest({ identifier: '९८७६५ ४३२१०', password: 'secret7' })
    expect(requestSchemaOf('login').safeParse(request).success).toBe(true)
  })
})
