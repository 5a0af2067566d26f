import { describe, expect, it } from 'vitest'
import { requestSchemaOf } from '@/contract/endpoints'
import { messagesOf } from '../../../tests/support/schema-messages'
import {
  emptyRegistration,
  fromSellerData,
  registrationDraftSchema,
  registrationFormSchema,
  toRegisterRequest,
  type RegistrationForm,
} from './registration'

const complete: RegistrationForm = {
  firstName: 'Asha',
  lastName: 'Kumari',
  email: 'asha@example.com',
  primaryPhone: '9876543210',
  password: 'secret7',
  confirmPassword: 'secret7',
  secondaryPhone: '8876543210',
  whatsappNotify: true,
  twoWayAuth: 'Yes',
}

const messages = (form: Partial<RegistrationForm>) => messagesOf(registrationFormSchema, { ...complete, ...form })

describe('the registration form', () => {
  it('REG-02 accepts a complete form', () => {
    expect(messages({})).toEqual({})
  })

  it('REG-02 REG-03 REG-04 REG-05 REG-06 reports every required field of an empty form', () => {
    expect(messagesOf(registrationFormSchema, emptyRegistration)).toEqual({
      firstName: ['First Name is required'],
      lastName: ['Last Name is required'],
      email: ['Email is required'],
      primaryPhone: ['Primary Phone Number is required'],
      password: ['Password is required'],
      confirmPassword: ['Confirm Password is required'],
      secondaryPhone: ['Secondary Phone Number is required'],
    })
  })

  it.each<[string, Partial<RegistrationForm>, Record<string, string[]>]>([
    ['REG-02', { firstName: '  ' }, { firstName: ['First Name is required'] }],
    ['REG-02', { firstName: '\u200D\uFE0F' }, { firstName: ['First Name is required'] }],
    ['REG-02', { lastName: '\u200B' }, { lastName: ['Last Name is required'] }],
    ['REG-03', { email: ' ' }, { email: ['Email is required'] }],
    ['REG-03', { email: 'asha@example' }, { email: ['Email address is invalid'] }],
    ['REG-03', { email: 'asha kumari@example.com' }, { email: ['Email address is invalid'] }],
    ['REG-03', { email: ' asha@example.com ' }, {}],
    ['REG-04', { primaryPhone: '' }, { primaryPhone: ['Primary Phone Number is required'] }],
    ['REG-04', { primaryPhone: '987654321' }, { primaryPhone: ['Enter a valid 10-digit mobile number'] }],
    ['REG-04', { primaryPhone: '5876543210' }, { primaryPhone: ['Enter a valid 10-digit mobile number'] }],
    ['REG-04', { primaryPhone: 'phone' }, { primaryPhone: ['Enter a valid 10-digit mobile number'] }],
    ['REG-04', { primaryPhone: '98765432101' }, { primaryPhone: ['Phone number cannot exceed 10 digits'] }],
    ['REG-04', { primaryPhone: '98765-43210' }, {}],
    ['REG-05', { password: 'secret', confirmPassword: 'secret' }, { password: ['Password must be at least 7 characters long'] }],
    ['REG-05', { confirmPassword: 'secret8' }, { confirmPassword: ['Passwords do not match'] }],
    ['REG-05', { confirmPassword: '' }, { confirmPassword: ['Confirm Password is required'] }],
    ['REG-05', { confirmPassword: 'Secret7' }, { confirmPassword: ['Passwords do not match'] }],
    ['REG-06', { secondaryPhone: '' }, { secondaryPhone: ['Secondary Phone Number is required'] }],
    ['REG-06', { secondaryPhone: '1234567890' }, { secondaryPhone: ['Enter a valid 10-digit mobile number'] }],
    ['REG-06', { secondaryPhone: '98765432101' }, { secondaryPhone: ['Secondary phone number cannot exceed 10 digits'] }],
    [
      'REG-06',
      { secondaryPhone: '98765 43210' },
      { secondaryPhone: ['Secondary number must be different from primary number'] },
    ],
    ['REG-07', { twoWayAuth: '' }, { twoWayAuth: ['Please select an option'] }],
    ['REG-07', { twoWayAuth: 'Maybe' }, { twoWayAuth: ['Please select an option'] }],
    ['REG-07', { twoWayAuth: 'No' }, {}],
  ])('%s the values %j give the errors %j', (_, form, expected) => {
    expect(messages(form)).toEqual(expected)
  })

  it('REG-05 REG-06 compares both passwords and both phones while other fields are empty', () => {
    const half = {
      ...emptyRegistration,
      password: 'secret7',
      confirmPassword: 'other77',
      primaryPhone: '9876543210',
      secondaryPhone: '9876543210',
    }
    expect(messagesOf(registrationFormSchema, half)).toEqual({
      firstName: ['First Name is required'],
      lastName: ['Last Name is required'],
      email: ['Email is required'],
      confirmPassword: ['Passwords do not match'],
      secondaryPhone: ['Secondary number must be different from primary number'],
    })
  })

  it('REG-05 REG-06 rejects a value that is not a form without throwing', () => {
    for (const value of [null, undefined, 7, {}, { password: 'secret7' }])
      expect(registrationFormSchema.safeParse(value).success).toBe(false)
  })

  it('REG-01 starts with two-way authentication set to No', () => {
    expect(emptyRegistration.twoWayAuth).toBe('No')
  })
})

describe('prefilling and sending', () => {
  it('REG-11 fills the form with the seller data of the server', () => {
    expect(
      fromSellerData({
        firstName: 'Asha',
        lastName: 'Kumari',
        email: 'asha@example.com',
        mobile: '9876543210',
        secondarymobile: '8876543210',
        twoWayAuth: true,
      }),
    ).toEqual({
      firstName: 'Asha',
      lastName: 'Kumari',
      email: 'asha@example.com',
      primaryPhone: '9876543210',
      secondaryPhone: '8876543210',
      twoWayAuth: 'Yes',
    })
  })

  const sent = {
    firstName: 'Asha',
    lastName: 'Kumari',
    email: 'asha@example.com',
    primaryPhone: '9876543210',
    secondaryPhone: '8876543210',
    password: 'secret7',
    confirmPassword: 'secret7',
    whatsappNotify: true,
    twoWayAuth: true,
  }

  it('REG-12 sends the field names of the contract, with two-way authentication as a boolean', () => {
    expect(toRegisterRequest(complete, { sellerId: null, prefilled: false })).toEqual(sent)
    expect(toRegisterRequest({ ...complete, twoWayAuth: 'No' }, { sellerId: null, prefilled: false }).twoWayAuth).toBe(false)
  })

  it('REG-12 adds the stored seller id, and both spellings of the phones if the form was prefilled', () => {
    expect(toRegisterRequest(complete, { sellerId: 'S1', prefilled: false })).toEqual({ ...sent, sellerId: 'S1' })
    expect(toRegisterRequest(complete, { sellerId: 'S1', prefilled: true })).toEqual({
      ...sent,
      sellerId: 'S1',
      mobile: '9876543210',
      secondarymobile: '8876543210',
    })
  })

  it('REG-12 sends trimmed names and emails and plain phone digits, and leaves passwords unchanged', () => {
    const typed = {
      ...complete,
      firstName: ' Asha\u200B ',
      email: '\u2068asha\u00AD@example.com\uFE0F\u2069',
      primaryPhone: '98765-43210',
      password: ' secret7 ',
      confirmPassword: ' secret7 ',
    }
    const request = toRegisterRequest(typed, { sellerId: null, prefilled: true })
    expect(request).toMatchObject({ firstName: 'Asha', email: 'asha@example.com', primaryPhone: '9876543210', password: ' secret7 ' })
    expect(requestSchemaOf('register').safeParse(request).success).toBe(true)
  })

  it('REG-14 stores no password in the draft', () => {
    expect(registrationDraftSchema.parse(complete)).toEqual({
      firstName: 'Asha',
      lastName: 'Kumari',
      email: 'asha@example.com',
      primaryPhone: '9876543210',
      secondaryPhone: '8876543210',
      whatsappNotify: true,
      twoWayAuth: 'Yes',
    })
  })
})
