// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { untouchedEdit } from '@/domain/profile'
import { session } from '@/session/browser-session'
import { breakStore, holdDrafts, openScreen, putStoreOutOfReach, slowDownReads, type Device } from '../../../tests/support/device-screen'
import { sources } from '../../../tests/support/sources'
import { explainedSample, restoreSamples } from '../../../tests/support/sample-word'
import { ProfileScreen } from './profile-screen'
import { ownId, profileEdits, savedProfiles } from './own-profile'
import { sampleProfile } from './sample-profile'

afterEach(() => {
  cleanup()
  session.clear()
  vi.useRealTimers()
})

const storeFull = 'This was not saved. This device’s storage is full. Free some space, for example by removing photos, films or apps. Then try again.'

interface Place {
  readonly device?: Device
  readonly sellerId?: string
}

async function open(place: Place = {}): Promise<Device> {
  const { device } = await openScreen('/myprofile', () => <ProfileScreen profile={sources.profile} />, place)
  await screen.findByRole('heading', { level: 1, name: 'Manage Profile' })
  return device
}

async function openToEdit(place: Place = {}): Promise<Device> {
  const device = await open(place)
  press('Edit profile')
  return device
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const heading = () => screen.getByRole('heading', { level: 1 })
const detail = (name: string): string | null | undefined =>
  screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent
const saved = () => screen.findByText('Your changes are saved on this device.')

/** Waits until the seller's edit lies on the device with this in it. */
async function kept(device: Device, sellerId: string, part: string): Promise<void> {
  let seen = ''
  const following = device.samples.watch(sellerId, profileEdits).subscribe({
    next: (edits) => {
      seen = JSON.stringify(edits)
    },
    outOfReach: () => undefined,
  })
  await waitFor(() => expect(seen).toContain(part))
  following.unsubscribe()
}

/** What the summary lists after a press on the button that saves. */
async function problems(): Promise<readonly (string | null)[]> {
  press('Save changes')
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  return within(summary).getAllByRole('link').map(({ textContent }) => textContent)
}

describe('an edit that is left before it is kept', () => {
  it('PROF-01 is there as it was typed last when the screen is opened again at once', async () => {
    const device = await openToEdit()
    type('First name', 'Meera')
    await kept(device, 'S1', 'Meera')
    type('First name', 'Meera Devi')
    await open({ device })
    expect(field('First name').value).toBe('Meera Devi')
  })
})

describe('an edit that was saved', () => {
  it('PROF-01 is on screen at once, and what the next one begins with, where a slow device tells so late', async () => {
    slowDownReads()
    await openToEdit()
    type('First name', 'Rohan')
    press('Save changes')
    await saved()
    expect(detail('First name')).toBe('Rohan')
    press('Edit profile')
    expect(field('First name').value).toBe('Rohan')
    press('Cancel')
    await restoreSamples()
    await waitFor(() => expect(detail('First name')).toBe('Kavya'))
  })
})

describe('what is typed while an edit is being saved', () => {
  it('PROF-01 is an edit of what was saved, still open, with the focus where it was', async () => {
    const device = await openToEdit()
    type('First name', ' Meera ')
    const letGo = holdDrafts(device)
    press('Save changes')
    await screen.findByRole('button', { name: /^Saving/ })
    field('Last name').focus()
    type('Last name', 'Nair')
    await letGo()
    await waitFor(() => expect(field('First name').value).toBe('Meera'))
    expect(field('Last name').value).toBe('Nair')
    expect(document.activeElement).toBe(field('Last name'))
    await kept(device, 'S1', '"firstName":"Meera","lastName":"Nair"')
    press('Discard changes')
    press('Discard')
    await screen.findByRole('button', { name: 'Edit profile' })
    expect([detail('First name'), detail('Last name')]).toEqual(['Meera', 'Rao'])
  })
})

describe('an edit that another tab began', () => {
  it('PROF-01 is what \'Edit profile\' goes on with, and is not written over', async () => {
    const device = await open()
    const profile = { ...sampleProfile, firstName: 'Meera' }
    await device.samples.put('S1', profileEdits, { id: ownId, value: untouchedEdit(profile) })
    // Once this is on screen, the edit that was stored before it is known there too.
    await device.samples.put('S1', savedProfiles, { id: ownId, value: { ...sampleProfile, twoWayAuthEnabled: true } })
    await waitFor(() => expect(detail('Two-way authentication')).toBe('On'))
    press('Edit profile')
    expect(field('First name').value).toBe('Meera')
    type('Last name', 'Nair')
    await kept(device, 'S1', 'Nair')
    await kept(device, 'S1', 'Meera')
  })

  it('PROF-01 is not what was discarded here, where a slow device tells so late', async () => {
    slowDownReads()
    const device = await openToEdit()
    type('First name', 'Meera')
    await kept(device, 'S1', 'Meera')
    press('Discard changes')
    press('Discard')
    fireEvent.click(await screen.findByRole('button', { name: 'Edit profile' }))
    expect(field('First name').value).toBe('Kavya')
  })
})

describe('an edit that is open in two tabs', () => {
  const comeBack = () => fireEvent(window, new Event('focus'))
  const edited = (fields: object) => untouchedEdit({ ...sampleProfile, ...fields })
  const typeElsewhere = (device: Device, fields: object) => device.samples.put('S1', profileEdits, { id: ownId, value: edited(fields), savedAt: Date.now() + 1 })

  it('PROF-01 ONB-07 shows what was typed in the other, with the focus where it was', async () => {
    const device = await openToEdit()
    field('First name').focus()
    await typeElsewhere(device, { lastName: 'Nair', twoWayAuthEnabled: true })
    comeBack()
    await waitFor(() => expect(field('Last name').value).toBe('Nair'))
    expect(field('Two-way authentication').checked).toBe(true)
    expect(document.activeElement).toBe(field('First name'))
  })

  it('PROF-01 ONB-07 takes nothing away of what was typed in the other, nor a code that was typed here', async () => {
    const device = await openToEdit()
    type('Email', 'zoya.khan@example.com')
    press('Get OTP for email')
    await kept(device, 'S1', 'zoya')
    type('Email OTP', '0123')
    const before = (await device.samples.read('S1', profileEdits, ownId))?.value ?? untouchedEdit(sampleProfile)
    await device.samples.put('S1', profileEdits, { id: ownId, value: { ...before, profile: { ...before.profile, lastName: 'Nair' } }, savedAt: Date.now() + 1 })
    comeBack()
    type('First name', 'Zoya')
    await waitFor(() => expect(field('Last name').value).toBe('Nair'))
    await kept(device, 'S1', '"firstName":"Zoya","lastName":"Nair"')
    expect(field('First name').value).toBe('Zoya')
    expect(field('Email OTP').value).toBe('0123')
  })

  it('PROF-01 ONB-07 goes on from what was saved in the other, and keeps what was typed here since', async () => {
    const device = await openToEdit()
    type('First name', 'Meera')
    await kept(device, 'S1', 'Meera')
    // As the other tab saves: what was typed is then gone.
    const save = async (fields: object): Promise<void> => {
      await device.samples.put('S1', savedProfiles, { id: ownId, value: { ...sampleProfile, ...fields }, savedAt: Date.now() + 1 })
      await device.samples.restore('S1', profileEdits)
    }
    await save({ firstName: 'Meera Devi', lastName: 'Nair' })
    comeBack()
    await waitFor(() => expect(field('First name').value).toBe('Meera Devi'))
    expect(field('Last name').value).toBe('Nair')
    // Nothing is left to discard.
    await screen.findByRole('button', { name: 'Cancel' })
    await save({ firstName: 'Meera', lastName: 'Menon' })
    type('First name', 'Rohan')
    await kept(device, 'S1', '"firstName":"Rohan","lastName":"Menon"')
    expect(field('Last name').value).toBe('Menon')
  })

  it('PROF-01 ONB-07 is over here too once it was discarded in the other, unless something was typed here since', async () => {
    const device = await openToEdit()
    type('First name', 'Meera')
    await kept(device, 'S1', 'Meera')
    await open({ device })
    await device.samples.restore('S1', profileEdits)
    comeBack()
    await waitFor(() => expect(field('First name').value).toBe('Kavya'))
    type('First name', 'Rohan')
    await kept(device, 'S1', 'Rohan')
    await device.samples.restore('S1', profileEdits)
    type('Last name', 'Das')
    comeBack()
    await kept(device, 'S1', '"firstName":"Rohan","lastName":"Das"')
    expect(field('First name').value).toBe('Rohan')
  })
})

describe('an edit that changes nothing', () => {
  it('PROF-01 is let go of by \'Cancel\': the profile is there when the screen is opened again', async () => {
    const device = await openToEdit()
    type('First name', 'Kavyaa')
    type('First name', 'Kavya')
    await kept(device, 'S1', 'Kavya')
    press('Cancel')
    await screen.findByRole('button', { name: 'Edit profile' })
    cleanup()
    await open({ device })
    await screen.findByRole('button', { name: 'Edit profile' })
  })
})

describe('the profile', () => {
  it('PROF-01 SAMPLE-01 shows each detail, and that it is sample data', async () => {
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

  it('PROF-01 takes what needs no proof as it is meant, and leaves an edit that nobody began', async () => {
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

  it('PROF-01 tells what is wrong, by the rules of the registration, and leads there', async () => {
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
  ] as const)('PROF-01 counts a new $place once its code was entered', async ({ label, place, code, value, other, notProven, bad, badMessage }) => {
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

    // A code proves only what it was asked for.
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

  it('PROF-01 waits 30 seconds for another code, each for itself, and goes on with it when it is opened again', async () => {
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
    // It goes on; it does not begin anew.
    expect(waits()[0]).toBeLessThan(26)
  })

  it('PROF-01 SAMPLE-01 says that the device cannot keep it, and loses nothing that was typed', async () => {
    await openToEdit()
    const mend = breakStore('full')
    // A screen reader is told by one that was there before.
    const status = screen.getAllByRole('status')
    type('First name', 'Zoya')
    const lost = await screen.findByText('This device does not let us keep what you type. It is lost if you leave this page.')
    expect(status).toContain(lost)
    press('Save changes')
    expect((await screen.findByRole('alert')).textContent).toBe(storeFull)
    expect(field('First name').value).toBe('Zoya')
    mend()
    press('Save changes')
    await saved()
    expect(detail('First name')).toBe('Zoya')
  })

  it('PROF-01 PWA-06 lets nothing be written over what could not be read', async () => {
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

  it('PROF-01 SAMPLE-01 shows each seller her own, and what she had not saved', async () => {
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

    // As another tab does it, beside the open screen.
    act(() => session.signIn({ token: 'token', sellerId: 'S2', mobile: null }))
    await waitFor(() => expect(detail('First name')).toBe('Kavya'))
  })
})
