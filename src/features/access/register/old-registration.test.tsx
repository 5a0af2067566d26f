// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { dayMilliseconds } from '@/contract/limits'
import { typedKeptMilliseconds } from '@/domain/portal-limits'
import { draftsOfStep } from '@/outbox/draft-key'
import { emptyRegistration, registrationDraftSchema } from '@/domain/access/registration'
import { session } from '@/session/browser-session'
import { sharedPicturesCache } from '@/storage/shared-pictures-cache'
import { enterRegistration as enter, openRegistration, registrationField as field, sellerData, registrationDevice } from '../../../../tests/support/registration-screen'
import { registrationDraftKey } from '../forget-registration'
import { dropOldRegistration, recordRegistrationStart } from '../registration-draft'

const device = registrationDevice()
const { at, keptDraft, nameOfAccount, open } = device

const dropped = 'The registration begun here is more than an hour old and was removed from this device. Fill in the form again, and we send codes.'

it('REG-14 S9 SHARE-03 deletes what was typed, begun or shared more than an hour ago, and makes no call', async () => {
  const removed = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('caches', { delete: removed })
  const anHourAgo = Date.now() - typedKeptMilliseconds - 1
  session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
  await recordRegistrationStart(device.outbox, 'seller-1', anHourAgo)
  await device.outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: anHourAgo })
  await device.outbox.writeDraft({ owner: 'seller-1', form: draftsOfStep(4) }, { values: { accountHolderName: 'Asha Verma' }, savedAt: anHourAgo })
  const { transport } = await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
  await waitFor(() => expect(session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null }))
  await waitFor(async () => expect(await keptDraft()).toBeNull())
  expect(await nameOfAccount('seller-1')).toBeNull()
  expect(field('First name').value).toBe('')
  expect(transport.calls).toEqual([])
  expect(removed).toHaveBeenCalledWith(sharedPicturesCache)
  vi.unstubAllGlobals()
})

it.each(['begun', 'typed'])('REG-14 a seller who returns after the hour is told that her registration was removed, until she types (%s)', async (what) => {
  const anHourAgo = Date.now() - typedKeptMilliseconds - 1
  if (what === 'begun') {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await recordRegistrationStart(device.outbox, 'seller-1', anHourAgo)
  } else await device.outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: anHourAgo })
  // As the start of the app does, or the screen of the codes before it leads here.
  expect(await dropOldRegistration(device.outbox, session)).toBe(true)
  await open()
  expect((await screen.findByText(dropped)).closest('[role=status]')).not.toBeNull()
  await userEvent.type(field('First name'), 'Ravi')
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Ravi' }))
  cleanup()
  await open()
  await waitFor(() => expect(field('First name').value).toBe('Ravi'))
  expect(screen.queryByText(dropped)).toBeNull()
})

it('REG-14 an open tab empties its form and says why if another tab removes the old registration', async () => {
  await open()
  enter({ 'First name': 'Asha' })
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Asha' }))
  expect(await dropOldRegistration(at(Date.now() + typedKeptMilliseconds + 1000), session)).toBe(true)
  fireEvent(window, new Event('focus'))
  await waitFor(() => expect(field('First name').value).toBe(''))
  await screen.findByText(dropped)
})

it('REG-14 the notice of a removed registration disappears once something is typed', async () => {
  await device.outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: Date.now() - typedKeptMilliseconds - 1 })
  await open()
  await screen.findByText(dropped)
  await userEvent.type(field('First name'), 'Ravi')
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Ravi' }))
  expect(screen.queryByText(dropped)).toBeNull()
})

it('REG-14 an old draft whose text was deleted again is removed without a notice', async () => {
  const values = registrationDraftSchema.parse(emptyRegistration)
  await device.outbox.writeDraft(registrationDraftKey, { values, savedAt: Date.now() - typedKeptMilliseconds - 1 })
  expect(await dropOldRegistration(device.outbox, session)).toBe(true)
  expect(await device.outbox.readDraft(registrationDraftKey)).toBeNull()
})

it('REG-14 the note that a registration was removed lasts an hour and does not count as a registration', async () => {
  await device.outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: Date.now() - typedKeptMilliseconds - 1 })
  expect(await dropOldRegistration(device.outbox, session)).toBe(true)
  expect(await dropOldRegistration(device.outbox, session)).toBe(false)
  await dropOldRegistration(at(Date.now() + typedKeptMilliseconds + 1), session)
  expect(await device.outbox.readDraft(registrationDraftKey)).toBeNull()
})

it('REG-14 does not load the details of an old registration that the start of the app removed first', async () => {
  session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
  await recordRegistrationStart(device.outbox, 'seller-1', Date.now() - typedKeptMilliseconds - 1)
  let arrive: (store: typeof device.outbox) => void = () => undefined
  const late = new Promise<typeof device.outbox>((resolve) => {
    arrive = resolve
  })
  const { transport } = await openRegistration({ outbox: late, answers: { registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) } })
  await userEvent.type(field('First name'), 'Ravi')
  expect(await dropOldRegistration(device.outbox, session)).toBe(true)
  arrive(device.outbox)
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Ravi', email: '' }))
  expect(transport.calls).toEqual([])
})

it('REG-11 REG-14 an old draft is restored if its registration was accepted a moment ago', async () => {
  const now = Date.now()
  session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
  await recordRegistrationStart(device.outbox, 'seller-1', now)
  await device.outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: now - typedKeptMilliseconds - 1 })
  const { transport } = await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
  await waitFor(() => expect(field('First name').value).toBe('Asha'))
  expect(transport.calls).toHaveLength(1)
  expect(await keptDraft()).toBeDefined()
})

it.each([null, 'seller-1'])("REG-14 DEMO-03 a draft stored while the backend's clock was ahead is there after a reload (begun: %s)", async (begun) => {
  const later = Date.now() + 48 * 60 * 60_000
  device.outbox = at(later)
  if (begun !== null) {
    session.rememberRegistration({ sellerId: begun, mobile: '9876543210' })
    await recordRegistrationStart(device.outbox, begun, later)
  }
  await device.outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: later })
  await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
  await waitFor(() => expect(field('First name').value).toBe('Asha'))
  expect(session.openRegistration()).toBe(begun)
})

it("REG-14 does not ask for the backend's time if nothing was typed or begun before", async () => {
  const knownTime = vi.fn(() => Promise.resolve(Date.now()))
  device.outbox = { ...device.outbox, knownTime }
  await open()
  await userEvent.type(field('First name'), 'Ravi')
  await waitFor(async () => expect(await keptDraft()).toMatchObject({ firstName: 'Ravi' }))
  expect(knownTime).not.toHaveBeenCalled()
})

it('REG-14 counts the hour from the first check if the start of the registration was not recorded', async () => {
  session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
  const now = Date.now()
  expect(await dropOldRegistration(at(now), session)).toBe(false)
  expect(await dropOldRegistration(at(now + typedKeptMilliseconds), session)).toBe(false)
  expect(await dropOldRegistration(at(now + typedKeptMilliseconds + 1), session)).toBe(true)
  expect(session.read().sellerId).toBeNull()
})

it.each([null, 'seller-1'])('REG-14 QUEUE-09 keeps a registration for an hour after a clock that was a day ahead is corrected (begun: %s)', async (begun) => {
  const now = Date.now()
  const ahead = now + dayMilliseconds
  if (begun !== null) {
    session.rememberRegistration({ sellerId: begun, mobile: '9876543210' })
    await recordRegistrationStart(device.outbox, begun, ahead)
  } else await device.outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: ahead })
  expect(await dropOldRegistration(at(now), session)).toBe(false)
  expect(await dropOldRegistration(at(now + typedKeptMilliseconds), session)).toBe(false)
  expect(session.openRegistration()).toBe(begun)
  expect(await dropOldRegistration(at(now + typedKeptMilliseconds + 1), session)).toBe(true)
})
