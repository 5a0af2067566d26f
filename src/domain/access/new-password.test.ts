import { describe, expect, it } from 'vitest'
import { changedPasswordErrors, forgottenPasswordErrors, passwordsDiffer } from './new-password'

const form = (newPassword: string, confirmPassword: string) => ({ newPassword, confirmPassword })

describe('changing the password', () => {
  it.each([
    [form('', ''), { newPassword: 'New password is required', confirmPassword: 'Confirm password is required' }],
    [form('secret', 'secret'), { newPassword: 'Password must be at least 7 characters' }],
    [form('secret7', ''), { confirmPassword: 'Confirm password is required' }],
    [form('secret7', 'Secret7'), { confirmPassword: 'Passwords do not match' }],
    [
      form('secret', 'other'),
      { newPassword: 'Password must be at least 7 characters', confirmPassword: 'Passwords do not match' },
    ],
    [form('secret7', 'secret7'), {}],
    [form('       ', '       '), {}],
  ])('PASS-01 the form %j has the errors %j', (value, expected) => {
    expect(changedPasswordErrors(value)?.fields ?? {}).toEqual(expected)
  })
})

describe('a forgotten password', () => {
  it.each([
    [form('', ''), { newPassword: 'New password is required', confirmPassword: 'Confirm password is required' }],
    [form('', 'secret7'), { newPassword: 'New password is required' }],
    [form('secret', ''), { newPassword: 'Password must be at least 7 characters', confirmPassword: 'Confirm password is required' }],
    [form('secret', 'secret'), { newPassword: 'Password must be at least 7 characters' }],
    [form('secret', 'other'), {}],
    [form('secret7', 'secret7'), {}],
  ])('FORGOT-02 the form %j has the errors %j', (value, expected) => {
    expect(forgottenPasswordErrors(value)?.fields ?? {}).toEqual(expected)
  })

  it.each([
    [form('secret', 'other'), true],
    [form('secret7', 'secret7 '), true],
    [form('secret7', 'secret7'), false],
    [form('secret7', ''), false],
    [form('', ''), false],
  ])('FORGOT-03 reports whether the two passwords in %j differ: %s', (value, expected) => {
    expect(passwordsDiffer(value)).toBe(expected)
  })
})
