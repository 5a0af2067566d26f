// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { typedKeptMilliseconds } from '@/domain/portal-limits'
import { forgottenEmailIn } from '@/domain/screens-navigation-state'
import { sharedTexts } from '@/domain/shared-texts'
import { ruleTexts } from '@/domain/texts'
import { againMilliseconds, storeDraftsNow } from '@/drafts/draft-keeper'
import { notKeptText } from '@/forms/draft-not-kept'
import { breakStore } from '../../../../tests/support/device-screen'
import {
  answerFree,
  enterRegistration as enter,
  registrationField as field,
  typedPasswords,
  typedRegistration,
  registrationDevice,
} from '../../../../tests/support/registration-screen'
import { registrationDraftKey } from '../forget-registration'
import { stateOfPerson, typedState } from '../typed-state'

const device = registrationDevice()
const { keptDraft, open } = device

it('REG-14 restores everything but the passwords when the form is opened again', async () => {
  const { transport } = await open()
  enter(typedRegistration)
  await answerFree(transport)
  await waitFor(async () => expect(await keptDraft()).toBeDefined())
  cleanup()
  await waitFor(async () =>
    expect(await keptDraft()).toEqual({
      firstName: 'Asha',
      lastName: 'Verma',
      email: 'asha@example.com',
      primaryPhone: '9876543210',
      secondaryPhone: '9123456789',
      whatsappNotify: false,
      twoWayAuth: 'No',
    }),
  )
  await open({}, 'offline')
  await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
  expect(field('Last name').value).toBe('Verma')
  expect(field('Password').value).toBe('')
  expect(screen.getAllByText('We check this when you are online')).toHaveLength(2)
})

it('REG-14 does not claim to have filled in anything if the typed text was deleted again', async () => {
  await open()
  await userEvent.type(field('First name'), 'A')
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'A' }))
  await userEvent.clear(field('First name'))
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: '' }))
  cleanup()
  await open()
  await userEvent.type(field('Last name'), 'V')
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ lastName: 'V' }))
  expect(screen.queryByText(/^We filled in what you entered before|^Not me/)).toBeNull()
})

it('REG-14 shows what another tab stored once the window has the focus, and the next letter is added to it', async () => {
  await open()
  await userEvent.type(field('First name'), 'A')
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'A' }))
  const elsewhere = { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com', primaryPhone: '9876543210', secondaryPhone: '', whatsappNotify: true, twoWayAuth: 'No' }
  const savedAt = Date.now() - 60_000
  await device.outbox.writeDraft(registrationDraftKey, { values: elsewhere, savedAt })
  fireEvent(window, new Event('focus'))
  await waitFor(() => expect([field('First name').value, field('Last name').value]).toEqual(['Asha', 'Verma']))
  screen.getByText(/clear the form/)

  await device.outbox.writeDraft(registrationDraftKey, { values: { ...elsewhere, secondaryPhone: '9123456789' }, savedAt: savedAt + 1 })
  await userEvent.type(field('Last name'), 's')
  await waitFor(async () => expect(await keptDraft()).toEqual({ ...elsewhere, lastName: 'Vermas', secondaryPhone: '9123456789' }))
})

describe('REG-14 a draft that was cleared in another tab', () => {
  const next = { firstName: 'Ravi', lastName: '', email: '', primaryPhone: '', secondaryPhone: '', whatsappNotify: false, twoWayAuth: 'No' }
  beforeEach(async () => {
    await open()
    enter({ 'First name': 'Asha', 'Last name': 'Verma', Email: 'asha@example.com', ...typedPasswords })
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ email: 'asha@example.com' }))
    await device.outbox.deleteDraft(registrationDraftKey)
  })

  it('REG-14 does not return into the form that the next person has begun there', async () => {
    await device.outbox.writeDraft(registrationDraftKey, { values: next, savedAt: Date.now() + 1 })
    fireEvent(window, new Event('focus'))
    await waitFor(() => expect(field('First name').value).toBe('Ravi'))
    expect([field('Last name').value, field('Email').value]).toEqual(['', ''])
    expect(screen.queryByText(ruleTexts.lastNameRequired)).toBeNull()
    fireEvent(window, new Event('pagehide'))
    expect(await keptDraft()).toEqual(next)
    await userEvent.type(field('Last name'), 'N')
    await waitFor(async () => expect(await keptDraft()).toEqual({ ...next, lastName: 'N' }))
  })

  it('REG-14 disappears from this tab on focus, with the passwords and what else was typed in it', async () => {
    const entry = typedState({ forgottenEmail: 'asha@example.com' })
    fireEvent(window, new Event('focus'))
    await waitFor(() => expect(field('First name').value).toBe(''))
    expect(['Last name', 'Email', 'Password', 'Confirm password'].map((label) => field(label).value)).toEqual(['', '', '', ''])
    expect(screen.queryByText(/clear the form/)).toBeNull()
    expect(forgottenEmailIn(stateOfPerson(entry))).toBeUndefined()
    await userEvent.type(field('First name'), 'Ravi')
    await waitFor(async () => expect(await keptDraft()).toEqual(next))
    fireEvent(window, new Event('focus'))
    await keptDraft()
    expect(field('First name').value).toBe('Ravi')
  })

  it('REG-14 does not remove what was typed here since', async () => {
    enter({ 'First name': 'Ravi' })
    fireEvent(window, new Event('focus'))
    await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Ravi' }))
    expect(field('First name').value).toBe('Ravi')
  })
})

it('REG-14 S9 does not show what was typed in another tab more than an hour ago', async () => {
  await open()
  await userEvent.type(field('First name'), 'A')
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'A' }))
  await device.outbox.writeDraft(registrationDraftKey, { values: { lastName: 'Verma' }, savedAt: Date.now() - typedKeptMilliseconds - 1000 })
  fireEvent(window, new Event('focus'))
  await userEvent.type(field('First name'), 's')
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'As', lastName: '' }))
  expect(field('Last name').value).toBe('')
})

it('REG-14 stores the last typed letters when the page is left', async () => {
  await open()
  // Once the stored draft has been read, nothing else delays a write.
  await waitFor(async () => {
    await userEvent.type(field('First name'), 'A')
    fireEvent(window, new Event('pagehide'))
    expect(await keptDraft()).toMatchObject({ firstName: field('First name').value })
  })
})

it.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('REG-14 stores what is typed once %s, if the store could not be read before', async (_, come) => {
  const { readDraft } = device.outbox
  let isThere = false
  device.outbox = { ...device.outbox, readDraft: (key) => (isThere ? readDraft(key) : Promise.reject(new TypeError('Failed to fetch'))) }
  await open()
  await userEvent.type(field('First name'), 'Asha')
  await screen.findByText(sharedTexts.notKept)
  isThere = true
  come()
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Asha' }))
  expect(screen.queryByText(sharedTexts.notKept)).toBeNull()
})

it('REG-14 PWA-06 says that a full device does not store what is typed, and what to do, until it does', async () => {
  await open()
  const mend = breakStore('full')
  await userEvent.type(field('First name'), 'Asha')
  await screen.findByText(notKeptText('full'))
  mend()
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Asha' }), { timeout: 2 * againMilliseconds })
  await waitFor(() => expect(screen.queryByText(notKeptText('full'))).toBeNull())
})

it('REG-14 stores what is typed if the page becomes visible before the load of the store fails', async () => {
  const { readDraft } = device.outbox
  let fail = (): void => undefined
  const reads = vi.fn(readDraft)
  reads.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch')))))
  device.outbox = { ...device.outbox, readDraft: reads }
  await open()
  await userEvent.type(field('First name'), 'Asha')
  await waitFor(() => expect(reads).toHaveBeenCalled())
  document.dispatchEvent(new Event('visibilitychange'))
  fail()
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Asha' }))
})

it.each([
  ['cannot be read', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is still opening', () => new Promise<null>(() => undefined)],
])('PWA-03 REG-14 typed text does not count as stored while the store %s', async (_, readDraft) => {
  device.outbox = { ...device.outbox, readDraft }
  await open()
  expect(await storeDraftsNow()).toBe(true)
  await userEvent.type(field('First name'), 'Asha')
  expect(await storeDraftsNow()).toBe(false)
})

it('REG-14 a draft that loads late does not replace what was typed meanwhile', async () => {
  const values = { firstName: 'Old', lastName: 'Verma' }
  await device.outbox.writeDraft(registrationDraftKey, { values, savedAt: Date.now() })
  const reading = device.outbox.readDraft
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  device.outbox = {
    ...device.outbox,
    async readDraft(key) {
      await released
      return reading(key)
    },
  }
  await open()
  await userEvent.type(field('First name'), 'New')
  release()
  await waitFor(() => expect(field('Last name').value).toBe('Verma'))
  expect(field('First name').value).toBe('New')
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'New', lastName: 'Verma' }), {
    timeout: 2000,
  })
})
