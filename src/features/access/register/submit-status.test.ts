import { describe, expect, it } from 'vitest'
import { emptyRegistration, type RegistrationForm } from '@/domain/access/registration'
import { submitStatus } from './submit-status'
import type { AvailabilityState } from './use-availability'

const whole: RegistrationForm = {
  ...emptyRegistration,
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  primaryPhone: '9876543210',
  secondaryPhone: '9123456789',
  password: 'secret-7',
  confirmPassword: 'secret-7',
}
const free: AvailabilityState = { kind: 'available', source: 'check' }

interface Case {
  readonly values?: Partial<RegistrationForm>
  readonly email?: AvailabilityState
  readonly mobile?: AvailabilityState
  readonly connection?: 'online' | 'offline'
}

const status = ({ values = {}, email = free, mobile = free, connection = 'online' }: Case) =>
  submitStatus({ values: { ...whole, ...values }, email, mobile, connection })

describe('the status of the submit button', () => {
  it('REG-10 is ready when the form is valid and both email and mobile are available', () => {
    expect(status({})).toEqual({ ready: true, sentences: ['Everything is filled in.'] })
    expect(status({ email: { kind: 'available', source: 'prefill' } }).ready).toBe(true)
  })

  it('REG-10 names missing and invalid fields', () => {
    const result = status({ values: { lastName: ' ', password: '', confirmPassword: '', secondaryPhone: '12' } })
    expect(result).toEqual({
      ready: false,
      sentences: [
        'Still to correct: Secondary phone number.',
        'Still to fill in: Last name, Password, Confirm password.',
      ],
    })
  })

  it.each<[Exclude<AvailabilityState['kind'], 'available'>, string]>([
    ['taken', 'Already registered: Email. Change it, or sign in.'],
    ['checking', 'Checking: Email.'],
    ['unknown', 'Could not be checked: Email.'],
  ])('REG-10 is not ready while the email is %s, and says so', (kind, sentence) => {
    expect(status({ email: { kind } })).toEqual({ ready: false, sentences: [sentence] })
  })

  it('REG-10 names both email and phone number while both are being checked', () => {
    const checking = { kind: 'checking' } as const
    expect(status({ email: checking, mobile: checking }).sentences).toEqual(['Checking: Email, Primary phone number.'])
  })

  it('REG-14 says that registration needs the network', () => {
    const offline = 'You are offline. Registration needs a connection; what you typed is kept.'
    const result = status({ email: { kind: 'offline' }, mobile: { kind: 'offline' }, connection: 'offline' })
    expect(result).toEqual({ ready: false, sentences: [offline] })
    // The values were found free before the connection was lost; submitting will show whether they still are.
    expect(status({ connection: 'offline' })).toEqual({ ready: true, sentences: [offline] })
  })
})
