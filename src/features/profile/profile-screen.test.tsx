// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { notKeptText } from '@/forms/draft-not-kept'
import { session } from '@/session/browser-session'
import { breakStore, putStoreOutOfReach } from '../../../tests/support/device-screen'
import { detail, field, kept, open, openToEdit, press, saved, type } from '../../../tests/support/profile-on-screen'
import { explainedSample } from '../../../tests/support/sample-word'

afterEach(() => {
  cleanup()
  session.clear()
  vi.useRealTimers()
})

const storeFull = 'This was not saved. This device’s storage is full. Free some space, for example by removing photos, videos or apps. Then try again.'

const heading = () => screen.getByRole('heading', { level: 1 })

/** Presses the save button. @returns the entries of the error summary */
async function problems(): Promise<readonly (string | null)[]> {
  press('Save changes')
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  return within(summary).getAllByRole('link').map(({ textContent }) => textContent)
}

describe('the profile', () => {
  it('PROF-01 SAMPLE-01 shows each detail, and marks it as sample data', async () => {
    await open()
    expect(await explainedSample()).toContain('These are examples, not your shop.')
    for (const [name, value] of [
      ['First name', 'Kavya'],
      ['Last name', 'Rao'],
      ['Two-way authentication', 'Off'],
      ['Email', 'kavya.rao@example.com'],
      ['Primary phone number', '9876543210'],
      ['Secondary phone number', '8876543210'],
      ['Customer email', 'care@example.com'],
      ['Customer phone number', '7876543210'],
    ] as const)
      expect(detail(name)).toBe(value)
    expect(screen.getByRole('link', { name: 'Change Password' }).getAttribute('href')).toBe('/changepassword')
  })

  it('PROF-01 saves details that need no code, cleaned, and closes an untouched edit', async () => {
    await openToEdit()
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    press('Cancel')
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    press('Edit profile')
    type('First name', ' Zoya ')
    fireEvent.click(field('Two-way authentication'))
    type('Customer email', '')
    type('Customer phone number', '+91 98123-45670')
    press('Save changes')
    await saved()
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    expect(['First name', 'Two-way authentication', 'Customer email', 'Customer phone number'].map(detail)).toEqual([
      'Zoya',
      'On',
      'Not given',
      '9812345670',
    ])
  })

  it('PROF-01 lists errors by the rules of the registration, and the link of an error focuses its field', async () => {
    await openToEdit()
    for (const label of ['First name', 'Last name', 'Email', 'Primary phone number']) type(label, '')
    type('Secondary phone number', '12345')
    type('Customer email', 'care')
    type('Customer phone number', '98')
    expect(await problems()).toEqual([
      'First Name is required',
      'Last Name is required',
      'Email is required',
      'Primary Phone Number is required',
      'Enter a valid 10-digit mobile number',
      'Email address is invalid',
      'Enter a valid 10-digit mobile number',
    ])
    fireEvent.click(screen.getByRole('link', { name: 'Email is required' }))
    expect(document.activeElement).toBe(field('Email'))
  })

  it.each([
    {
      label: 'Email',
      place: 'email',
      code: 'Email OTP',
      value: 'zoya.khan@example.com',
      other: 'zoya@example.com',
      notProven: 'Get an OTP for the new email first',
      bad: 'zoya',
      badMessage: 'Email address is invalid',
    },
    {
      label: 'Primary phone number',
      place: 'primary phone',
      code: 'Primary phone OTP',
      value: '9000000001',
      other: '9000000002',
      notProven: 'Get an OTP for the new primary number first',
      bad: '12345',
      badMessage: 'Enter a valid 10-digit mobile number',
    },
    {
      label: 'Secondary phone number',
      place: 'secondary phone',
      code: 'Secondary phone OTP',
      value: '9000000003',
      other: '9000000004',
      notProven: 'Get an OTP for the new secondary number first',
      bad: '',
      badMessage: 'Secondary Phone Number is required',
    },
  ] as const)('PROF-01 saves a new $place only after its code was entered', async ({ label, place, code, value, other, notProven, bad, badMessage }) => {
    await openToEdit()
    const getCode = `Get OTP for ${place}`
    type(label, bad)
    press(getCode)
    expect(document.activeElement).toBe(field(label))
    expect(screen.getByText(badMessage)).toBeDefined()
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByLabelText(code)).toBeNull()

    type(label, value)
    expect(await problems()).toEqual([notProven])
    press(getCode)
    await waitFor(() => expect(document.activeElement).toBe(field(code)))
    expect(screen.getByText('Sample: any 4 digits will do.')).toBeDefined()
    expect(screen.getByText(/^Resend in 0:(30|2\d)$/)).toBeDefined()
    expect(await problems()).toEqual([`${code} is required`])
    type(code, '123')
    expect(await problems()).toEqual(['OTP must be exactly 4 digits'])

    // A code proves only the value for which it was requested.
    type(code, '1234')
    type(label, other)
    expect(screen.queryByLabelText(code)).toBeNull()
    expect(await problems()).toEqual([notProven])
    press(getCode)
    expect(field(code).value).toBe('')
    type(code, '0123')
    press('Save changes')
    await saved()
    expect(detail(label)).toBe(other)
  })

  it('PROF-01 each code can be resent after 30 seconds, and its countdown continues when the screen is opened again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    const waits = () => screen.queryAllByText(/^Resend in/).map(({ textContent }) => Number(/\d\d$/.exec(textContent ?? '')?.[0]))
    const device = await openToEdit()
    type('Email', 'zoya.khan@example.com')
    press('Get OTP for email')
    expect(waits()[0]).toBeGreaterThan(28)
    await pass(10_000)
    press('Get OTP for secondary phone')
    const [email = 0, secondary = 0] = waits()
    expect(secondary - email).toBeGreaterThanOrEqual(9)
    expect(secondary - email).toBeLessThanOrEqual(11)
    expect(screen.queryByRole('button', { name: 'Resend OTP to email' })).toBeNull()
    await pass(20_000)
    expect(waits()).toHaveLength(1)
    press('Resend OTP to email')
    await waitFor(() => expect(document.activeElement).toBe(field('Email OTP')))
    expect(waits()[0]).toBeGreaterThan(28)

    await pass(5000)
    await open({ device })
    await waitFor(() => expect(waits()).toHaveLength(2))
    // The countdown continues; it does not begin again.
    expect(waits()[0]).toBeLessThan(26)
  })

  it('PROF-01 SAMPLE-01 says that a full device cannot store the edit, and keeps what was typed', async () => {
    await openToEdit()
    const mend = breakStore('full')
    // A screen reader announces only what appears in a status region that existed before.
    const status = screen.getAllByRole('status')
    type('First name', 'Zoya')
    const lost = await screen.findByText(notKeptText('full'))
    expect(status).toContain(lost)
    press('Save changes')
    expect((await screen.findByRole('alert')).textContent).toBe(storeFull)
    expect(field('First name').value).toBe('Zoya')
    mend()
    press('Save changes')
    await saved()
    expect(detail('First name')).toBe('Zoya')
  })

  it('PROF-01 PWA-06 blocks editing while the stored profile cannot be read', async () => {
    const device = await openToEdit()
    type('First name', 'Rohan')
    press('Save changes')
    await saved()
    cleanup()
    const mend = putStoreOutOfReach()
    await open({ device })
    expect(screen.getByText(/^What you added here cannot be shown or kept right now\. The browser has closed/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Edit profile' })).toBeNull()
    mend()
    await open({ device })
    expect(detail('First name')).toBe('Rohan')
    press('Edit profile')
    expect(field('First name').value).toBe('Rohan')
  })

  it('PROF-01 SAMPLE-01 shows each seller her own profile and her own unsaved edit', async () => {
    const device = await openToEdit({ sellerId: 'S1' })
    type('First name', 'Rohan')
    press('Save changes')
    await saved()
    press('Edit profile')
    type('Last name', 'Das')
    await kept(device, 'S1', '"lastName":"Das"')
    await open({ device, sellerId: 'S2' })
    expect(detail('First name')).toBe('Kavya')
    await open({ device, sellerId: 'S1' })
    expect([field('First name').value, field('Last name').value]).toEqual(['Rohan', 'Das'])

    // As another tab does beside the open screen.
    act(() => session.signIn({ token: 'token', sellerId: 'S2', mobile: null }))
    await waitFor(() => expect(detail('First name')).toBe('Kavya'))
  })
})
