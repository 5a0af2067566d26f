import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../tests/support/schema-messages'
import {
  askedCode,
  isEdited,
  profileEditSchema,
  profileFormSchema,
  provenFieldProblem,
  toProfile,
  toProfileEdit,
  toProfileForm,
  untouchedEdit,
  type Profile,
  type ProfileForm,
} from './profile'

const saved: Profile = {
  firstName: 'Asha',
  lastName: 'Kumari',
  twoWayAuthEnabled: false,
  email: 'asha@example.com',
  primaryPhone: '9876543210',
  secondaryPhone: '8876543210',
  customerEmail: 'help@example.com',
  customerPhone: '7876543210',
}
const untouched = toProfileForm(untouchedEdit(saved))
const noCodes = untouched.codes
const at = 1_700_000_000_000

const messages = (changes: Partial<ProfileForm>) => messagesOf(profileFormSchema(saved), { ...untouched, ...changes })

describe('the profile', () => {
  it('PROF-01 can be saved unchanged', () => {
    expect(messages({})).toEqual({})
  })

  it.each<[Partial<ProfileForm>, Record<string, string[]>]>([
    [{ firstName: ' ' }, { firstName: ['First Name is required'] }],
    [{ lastName: '' }, { lastName: ['Last Name is required'] }],
    [{ email: '' }, { email: ['Email is required'] }],
    [{ email: 'asha@example' }, { email: ['Email address is invalid'] }],
    [{ primaryPhone: '98765' }, { primaryPhone: ['Enter a valid 10-digit mobile number'] }],
    [{ secondaryPhone: '88765432101' }, { secondaryPhone: ['Secondary phone number cannot exceed 10 digits'] }],
    [{ customerEmail: 'help' }, { customerEmail: ['Email address is invalid'] }],
    [{ customerPhone: '123' }, { customerPhone: ['Enter a valid 10-digit mobile number'] }],
    [{ customerEmail: '', customerPhone: ' ' }, {}],
    [{ email: `\u2068${saved.email}\u200D\u2069` }, {}],
    [{ twoWayAuthEnabled: true, firstName: 'Zoya', customerPhone: '98765 43210' }, {}],
  ])('PROF-01 the changes %j give the errors %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected)
  })

  it('PROF-01 REG-06 rejects a secondary number that equals the primary number', () => {
    expect(messages({ secondaryPhone: saved.primaryPhone })['secondaryPhone']?.[0]).toBe(
      'Secondary number must be different from primary number',
    )
  })
})

describe('a changed contact detail', () => {
  const asked = { ...untouched.asked, email: { to: 'zoya@example.com', at } }

  it('PROF-01 needs a code to be requested first', () => {
    expect(messages({ email: 'zoya@example.com', primaryPhone: '9000000001', secondaryPhone: '9000000002' })).toEqual({
      email: ['Get an OTP for the new email first'],
      primaryPhone: ['Get an OTP for the new primary number first'],
      secondaryPhone: ['Get an OTP for the new secondary number first'],
    })
  })

  it.each([
    ['', 'Email OTP is required'],
    ['123', 'OTP must be exactly 4 digits'],
    ['12345', 'OTP must be exactly 4 digits'],
  ])('PROF-01 rejects the code %j with the message %j', (code, message) => {
    expect(messages({ email: 'zoya@example.com', asked, codes: { ...noCodes, email: code } })).toEqual({ 'codes.email': [message] })
  })

  it('PROF-01 accepts any four digits as its code', () => {
    expect(messages({ email: ' zoya@example.com', asked, codes: { ...noCodes, email: '0123' } })).toEqual({})
  })

  it('PROF-01 is not confirmed by a code that was requested for another value', () => {
    const form = { ...untouched, email: 'other@example.com', asked, codes: { ...noCodes, email: '1234' } }
    expect(askedCode(form, 'email')).toBeNull()
    expect(messages(form)).toEqual({ email: ['Get an OTP for the new email first'] })
    expect(askedCode({ ...form, email: 'zoya@example.com' }, 'email')).toEqual(asked.email)
  })

  it('PROF-01 needs no code once it has its saved value again', () => {
    expect(messages({ asked: { ...asked, email: { to: saved.email, at } } })).toEqual({})
    expect(messages({ email: ' asha@example.com ', primaryPhone: '98765-43210' })).toEqual({})
  })

  it('PROF-01 can have a code requested only if its value is valid', () => {
    expect(provenFieldProblem('email', 'asha')).toBe('Email address is invalid')
    expect(provenFieldProblem('secondaryPhone', '')).toBe('Secondary Phone Number is required')
    expect(provenFieldProblem('primaryPhone', '9876543210')).toBeUndefined()
  })
})

describe('an edited profile', () => {
  it('PROF-01 counts as edited only if a value differs from the saved one', () => {
    expect(isEdited(untouched, saved)).toBe(false)
    expect(isEdited({ ...untouched, asked: { ...untouched.asked, email: { to: saved.email, at } } }, saved)).toBe(false)
    expect(isEdited({ ...untouched, twoWayAuthEnabled: true }, saved)).toBe(true)
    expect(isEdited({ ...untouched, customerPhone: '' }, saved)).toBe(true)
  })

  it('PROF-01 is saved with trimmed texts and plain phone digits', () => {
    const typed = { ...untouched, firstName: ' Zoya ', email: ' asha@example.com', customerPhone: '98765-43210' }
    expect(toProfile(typed)).toEqual({ ...saved, firstName: 'Zoya', customerPhone: '9876543210' })
  })

  it('PROF-01 is restored from its draft as it was left, except for the codes', () => {
    const typed: ProfileForm = {
      ...untouched,
      firstName: 'Zo',
      primaryPhone: '90000',
      asked: { ...untouched.asked, email: { to: 'zoya@example.com', at } },
      codes: { ...noCodes, email: '7391' },
    }
    const kept = toProfileEdit(typed)
    expect(JSON.stringify(kept)).not.toContain('7391')
    expect(toProfileForm(profileEditSchema.parse(kept))).toEqual({ ...typed, codes: noCodes })
  })
})
