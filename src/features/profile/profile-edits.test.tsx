// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { untouchedEdit } from '@/domain/profile'
import { session } from '@/session/browser-session'
import { holdDrafts, slowDownReads, type Device } from '../../../tests/support/device-screen'
import { detail, field, kept, open, openToEdit, press, saved, type } from '../../../tests/support/profile-on-screen'
import { restoreSamples } from '../../../tests/support/sample-word'
import { ownId, profileEdits, savedProfiles } from './own-profile'
import { sampleProfile } from './sample-profile'

afterEach(() => {
  cleanup()
  session.clear()
})

describe('an edit that is left before it is stored', () => {
  it('PROF-01 is there as typed last when the screen is opened again at once', async () => {
    const device = await openToEdit()
    type('First name', 'Meera')
    await kept(device, 'S1', 'Meera')
    type('First name', 'Meera Devi')
    await open({ device })
    expect(field('First name').value).toBe('Meera Devi')
  })
})

describe('an edit that was saved', () => {
  it('PROF-01 is shown at once and in the next edit, even if the device reports it late', async () => {
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

describe('text typed while an edit is being saved', () => {
  it('PROF-01 stays as an open edit of the saved profile, with its focus', async () => {
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
  it("PROF-01 is continued by 'Edit profile', and not overwritten", async () => {
    const device = await open()
    const profile = { ...sampleProfile, firstName: 'Meera' }
    await device.samples.put('S1', profileEdits, { id: ownId, value: untouchedEdit(profile) })
    // When this is on screen, the edit stored before it has been read too.
    await device.samples.put('S1', savedProfiles, { id: ownId, value: { ...sampleProfile, twoWayAuthEnabled: true } })
    await waitFor(() => expect(detail('Two-way authentication')).toBe('On'))
    press('Edit profile')
    expect(field('First name').value).toBe('Meera')
    type('Last name', 'Nair')
    await kept(device, 'S1', 'Nair')
    await kept(device, 'S1', 'Meera')
  })

  it('PROF-01 is not continued after it was discarded here, even if the device reports that late', async () => {
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

  it('PROF-01 ONB-07 shows what was typed in the other tab, and keeps the focus', async () => {
    const device = await openToEdit()
    field('First name').focus()
    await typeElsewhere(device, { lastName: 'Nair', twoWayAuthEnabled: true })
    comeBack()
    await waitFor(() => expect(field('Last name').value).toBe('Nair'))
    expect(field('Two-way authentication').checked).toBe(true)
    expect(document.activeElement).toBe(field('First name'))
  })

  it('PROF-01 ONB-07 merges with what was typed in the other tab, and keeps a code typed here', async () => {
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

  it('PROF-01 ONB-07 continues from what was saved in the other tab, and keeps what was typed here since', async () => {
    const device = await openToEdit()
    type('First name', 'Meera')
    await kept(device, 'S1', 'Meera')
    // Like another tab that saves, which deletes its draft.
    const save = async (fields: object): Promise<void> => {
      await device.samples.put('S1', savedProfiles, { id: ownId, value: { ...sampleProfile, ...fields }, savedAt: Date.now() + 1 })
      await device.samples.restore('S1', profileEdits)
    }
    await save({ firstName: 'Meera Devi', lastName: 'Nair' })
    comeBack()
    await waitFor(() => expect(field('First name').value).toBe('Meera Devi'))
    expect(field('Last name').value).toBe('Nair')
    // There is nothing left to discard.
    await screen.findByRole('button', { name: 'Cancel' })
    await save({ firstName: 'Meera', lastName: 'Menon' })
    type('First name', 'Rohan')
    await kept(device, 'S1', '"firstName":"Rohan","lastName":"Menon"')
    expect(field('Last name').value).toBe('Menon')
  })

  it('PROF-01 ONB-07 is emptied once it was discarded in the other tab, unless something was typed here since', async () => {
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
  it("PROF-01 is closed by 'Cancel', and the profile is shown when the screen is opened again", async () => {
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
