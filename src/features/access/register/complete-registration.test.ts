// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { endedSessions, session } from '@/session/browser-session'
import { registrationBody } from '../../../../tests/support/registration-body'
import { completeRegistration } from './complete-registration'

afterEach(() => {
  vi.useRealTimers()
  session.clear()
})

const body = registrationBody()
const destinations = { email: 'as•••@ex•••.com', mobile: '98•••••210', secondary: '91•••••789' }

it('REG-13 completes the registration if the device has no store', async () => {
  const noStore = () => Promise.reject(new Error('blocked'))
  expect(await completeRegistration('seller-1', body, noStore)).toEqual(destinations)
  expect(session.openRegistration()).toBe('seller-1')
})

it('REG-13 LAYOUT-04 signs out the seller who was signed in and marks her token as ended', async () => {
  session.signIn({ token: 'T1', sellerId: 'seller-0', mobile: null })
  await completeRegistration('seller-1', body, () => Promise.reject(new Error('blocked')))
  expect(await endedSessions.hasEnded('T1')).toBe(true)
  expect(session.read()).toMatchObject({ kind: 'signed-out', sellerId: 'seller-1' })
})

it('REG-13 completes the registration after 20 seconds if the code of the store does not load', async () => {
  vi.useFakeTimers()
  const goesOn = vi.fn()
  void completeRegistration('seller-1', body, () => new Promise(() => undefined)).then(goesOn)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(goesOn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(goesOn).toHaveBeenCalledWith(destinations)
  expect(session.openRegistration()).toBe('seller-1')
})
