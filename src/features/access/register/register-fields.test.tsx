// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { session } from '@/session/browser-session'
import {
  answerFree,
  enterRegistration as enter,
  freshOutbox,
  openRegistration,
  registerButton as button,
  registrationField as field,
  typedPasswords,
  typedRegistration,
} from '../../../../tests/support/registration-screen'
import { registrationDraftKey } from '../forget-registration'

afterEach(() => {
  cleanup()
  session.clear()
})

/** A field's or group's accessible description. */
const describedAs = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const status = (): string => describedAs(button())
const twoWayAuth = () => screen.getByRole('group', { name: 'Two-way authentication' })

describe('the fields of the registration', () => {
  it('REG-02 REG-03 REG-04 REG-05 REG-06 shows the error of each empty and each invalid field', async () => {
    await openRegistration()
    for (const [label, text, message] of [
      ['First name', ' ', 'First Name is required'],
      ['Last name', ' ', 'Last Name is required'],
      ['Email', 'zoya.khan', 'Email address is invalid'],
      ['Email', 'zoya@khan@example.com', 'Email address is invalid'],
      ['Email', '', 'Email is required'],
      ['Primary phone number', '98123', 'Enter a valid 10-digit mobile number'],
      ['Primary phone number', '5812345670', 'Enter a valid 10-digit mobile number'],
      ['Primary phone number', '98123456701', 'Phone number cannot exceed 10 digits'],
      ['Primary phone number', '', 'Primary Phone Number is required'],
      ['Secondary phone number', '88123', 'Enter a valid 10-digit mobile number'],
      ['Secondary phone number', '88123456711', 'Secondary phone number cannot exceed 10 digits'],
      ['Secondary phone number', '', 'Secondary Phone Number is required'],
      ['Password', 'sixsix', 'Password must be at least 7 characters long'],
      ['Password', '', 'Password is required'],
      ['Confirm password', 'another-one', 'Passwords do not match'],
      ['Confirm password', '', 'Confirm Password is required'],
    ] as const) {
      enter({ [label]: text })
      expect(describedAs(field(label)), `${label}: ${text}`).toContain(`Error: ${message}`)
      expect(field(label).getAttribute('aria-invalid')).toBe('true')
    }
    enter({ 'Primary phone number': '9812345670', 'Secondary phone number': '9812345670' })
    expect(describedAs(field('Secondary phone number'))).toContain(
      'Error: Secondary number must be different from primary number',
    )
    enter({ 'Secondary phone number': '8812345671' })
    expect(field('Secondary phone number').getAttribute('aria-invalid')).toBeNull()
  })

  it('REG-03 validates a field when it loses the focus, not while it is typed, and then on every change', async () => {
    await openRegistration()
    await userEvent.type(field('Email'), 'asha@')
    expect(screen.queryByText('Email address is invalid')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('Email address is invalid')).toBeDefined()
    await userEvent.type(field('Email'), 'example.com')
    expect(screen.queryByText('Email address is invalid')).toBeNull()
    await userEvent.clear(field('Email'))
    expect(screen.getByText('Email is required')).toBeDefined()
  })

  it('REG-02 shows no error for a field that was focused and left empty', async () => {
    await openRegistration()
    await userEvent.click(field('First name'))
    await userEvent.tab()
    expect(screen.queryByText('First Name is required')).toBeNull()
  })

  it('REG-05 reports that the passwords differ, whichever changes last', async () => {
    await openRegistration()
    enter(typedPasswords)
    expect(screen.queryByText('Passwords do not match')).toBeNull()
    await userEvent.type(field('Password'), '!')
    expect(screen.getByText('Passwords do not match')).toBeDefined()
  })

  it('REG-07 asks for the two-way authentication again if a draft has an unknown answer', async () => {
    const outbox = freshOutbox()
    const values = { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com', primaryPhone: '9876543210', secondaryPhone: '9123456789' }
    await outbox.writeDraft(registrationDraftKey, { values: { ...values, twoWayAuth: 'Perhaps' }, savedAt: Date.now() })
    const { transport } = await openRegistration({ outbox })
    await waitFor(() => expect(describedAs(twoWayAuth())).toBe('Error: Please select an option'))
    enter(typedPasswords)
    await answerFree(transport)
    await waitFor(() => expect(status()).toBe('Still to correct: Two-way authentication.'))
    expect(button().disabled).toBe(true)
    await userEvent.click(screen.getByLabelText('No'))
    expect(twoWayAuth().getAttribute('aria-describedby')).toBeNull()
    expect(button().disabled).toBe(false)
  })
})

describe('the availability check and the submit button', () => {
  it('REG-08 REG-10 reports a taken email and number, and enables the button once both are available', async () => {
    const { transport } = await openRegistration()
    enter(typedRegistration)
    expect(screen.getAllByText('Checking whether it is available…')).toHaveLength(2)
    await waitFor(() => expect(transport.questions).toHaveLength(2))
    act(() => transport.questions.forEach(({ answer }) => answer('taken')))
    await screen.findByText('Email already exists')
    expect(describedAs(field('Email'))).toContain('Error: Email already exists')
    expect(describedAs(field('Primary phone number'))).toContain('Error: Mobile already exists')
    expect(status()).toBe('Already registered: Email, Primary phone number. Change it, or sign in.')
    expect(button().disabled).toBe(true)

    enter({ Email: 'zoya@example.com', 'Primary phone number': '9812345670' })
    await waitFor(() => expect(transport.questions).toHaveLength(4))
    act(() => transport.questions.slice(2).forEach(({ answer }) => answer('available')))
    await screen.findByText('This email is available')
    expect(screen.getByText('This number is available')).toBeDefined()
    await waitFor(() => expect(button().disabled).toBe(false))
  })

  it('REG-10 names missing and invalid fields beside the button, and disables it again', async () => {
    const { transport } = await openRegistration()
    expect(status()).toMatch(/^Still to fill in: First name, Last name, Email/)
    enter(typedRegistration)
    await answerFree(transport)
    await waitFor(() => expect(status()).toBe('Everything is filled in.'))
    for (const [label, text, words] of [
      ['Last name', '', 'Still to fill in: Last name.'],
      ['Last name', 'Verma', 'Everything is filled in.'],
      ['Confirm password', 'another-one', 'Still to correct: Confirm password.'],
    ] as const) {
      enter({ [label]: text })
      expect(status()).toBe(words)
      expect(button().disabled).toBe(words !== 'Everything is filled in.')
    }
  })

  it.each([
    ['Email', 'Check the email again'],
    ['Primary phone number', 'Check the number again'],
  ])('REG-08 focuses %s when the pressed button disappears', async (label, name) => {
    const { transport } = await openRegistration()
    enter(typedRegistration)
    await waitFor(() => expect(transport.questions).toHaveLength(2))
    act(() => transport.questions.forEach(({ answer }) => answer('unknown')))
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(screen.queryByRole('button', { name })).toBeNull()
    expect(document.activeElement).toBe(field(label))
  })
})
