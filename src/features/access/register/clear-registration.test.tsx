// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { forgottenEmailIn } from '@/domain/screens-navigation-state'
import { session } from '@/session/browser-session'
import { registrationField as field, sellerData, registrationDevice } from '../../../../tests/support/registration-screen'
import { registrationDraftKey } from '../forget-registration'
import { stateOfPerson, typedState } from '../typed-state'
import { completeRegistration } from './complete-registration'
import { readSentTimes } from '../verify/read-sent-times'

const device = registrationDevice()
const { keptDraft, nameOfAccount, open } = device

it("REG-14 S9 'Not me' forgets the seller id and the mobile number, and focuses the heading", async () => {
  session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
  await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Not me: clear the form' }))
  await waitFor(() => expect(session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Not me: clear the form' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it("REG-14 S9 'Not me' also deletes the name kept for the bank step; if that fails, nothing is cleared", async () => {
  const request = { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com', password: 'secret-7', confirmPassword: 'secret-7', whatsappNotify: false, twoWayAuth: false }
  await completeRegistration('seller-1', request, () => Promise.resolve(device.outbox))
  const store = device.outbox
  let isFull = true
  device.outbox = { ...store, deleteDraft: (key) => (isFull ? Promise.resolve({ kind: 'not-stored', reason: 'full' }) : store.deleteDraft(key)) }
  await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
  const clear = () => userEvent.click(screen.getByRole('button', { name: 'Not me: clear the form' }))
  await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
  await clear()
  expect((await screen.findByRole('alert')).textContent).toBe('It could not be removed from this device. Nothing was changed; try again.')
  expect(field('Email').value).toBe('asha@example.com')
  expect(session.read().sellerId).toBe('seller-1')

  isFull = false
  await clear()
  await waitFor(() => expect(session.read().sellerId).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await nameOfAccount('seller-1')).toBeNull()
  expect(await readSentTimes(store, 'seller-1')).toBeNull()
})

it("REG-14 'Not me' deletes the draft that could not be read at first; while that fails, nothing is cleared", async () => {
  const store = device.outbox
  session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
  await store.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: Date.now() })
  let isClosed = true
  const closed = () => Promise.reject(new Error('closed'))
  device.outbox = { ...store, readDraft: closed, deleteDraft: (key) => (isClosed ? closed() : store.deleteDraft(key)) }
  await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
  await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
  const clear = () => userEvent.click(screen.getByRole('button', { name: 'Not me: clear the form' }))
  await clear()
  expect((await screen.findByRole('alert')).textContent).toBe('It could not be removed from this device. Nothing was changed; try again.')
  expect([field('Email').value, session.openRegistration()]).toEqual(['asha@example.com', 'seller-1'])
  isClosed = false
  await clear()
  await waitFor(() => expect(field('Email').value).toBe(''))
  expect([await store.readDraft(registrationDraftKey), session.openRegistration()]).toEqual([null, null])
})

it("REG-14 'Not me' clears the form if the browser stores nothing at all", async () => {
  session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
  device.outbox = { ...device.outbox, deleteDraft: () => Promise.resolve({ kind: 'not-stored', reason: 'none' }) }
  await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
  await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
  await userEvent.click(screen.getByRole('button', { name: 'Not me: clear the form' }))
  await waitFor(() => expect(field('Email').value).toBe(''))
  expect(session.read().sellerId).toBeNull()
})

it.each([null, 'seller-1'])("REG-14 'Not me' also drops an email typed for a new password in this tab (begun: %s)", async (begun) => {
  const entry = typedState({ forgottenEmail: 'asha@example.com' })
  if (begun !== null) session.rememberRegistration({ sellerId: begun, mobile: '9876543210' })
  await device.outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: Date.now() })
  await open()
  await waitFor(() => expect(field('First name').value).toBe('Asha'))
  expect(forgottenEmailIn(stateOfPerson(entry))).toBe('asha@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Not me: clear the form' }))
  await waitFor(() => expect(field('First name').value).toBe(''))
  expect(forgottenEmailIn(stateOfPerson(entry))).toBeUndefined()
})

it("REG-14 'Not me' clears the form and deletes its draft", async () => {
  session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
  await device.outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: Date.now() })
  await open({ registeredDetails: () => ({ kind: 'ok', data: { sellerData } }) })
  await waitFor(() => expect(field('Email').value).toBe('asha@example.com'))
  await userEvent.click(screen.getByRole('button', { name: 'Not me: clear the form' }))
  await waitFor(() => expect([field('First name').value, field('Email').value]).toEqual(['', '']))
  await waitFor(async () => expect(await keptDraft()).toBeUndefined())
  expect(session.read().sellerId).toBeNull()
})
