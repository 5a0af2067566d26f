// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMilliseconds, hourMilliseconds } from '@/contract/limits'
import { typedKeptMilliseconds } from '@/domain/portal-limits'
import { registrationDraftKey } from '@/features/access/forget-registration'
import { recordRegistrationStart } from '@/features/access/registration-draft'
import { createRecords, resourceOf } from '@/resources/records'
import { session } from '@/session/browser-session'
import { anOrder } from '../../../tests/support/an-order'
import { openOutbox } from '../../../tests/support/outbox-store'
import { deviceStore } from '../device-store'
import { firstPauseMilliseconds } from './first-pause'
import { tidyUp } from './tidy-up'

const { outbox } = openOutbox()
let reload = vi.fn()
let listen = vi.spyOn(document, 'addEventListener')

beforeEach(() => {
  reload = vi.fn()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  listen = vi.spyOn(document, 'addEventListener')
})
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener)
  session.clear()
  window.history.replaceState(null, '', '/')
})

const anHourAgo = () => Date.now() - typedKeptMilliseconds - 1000
const leaveOldDraft = () => outbox.writeDraft(registrationDraftKey, { values: { firstName: 'Asha' }, savedAt: anHourAgo() })
/** A trace remains that there was a draft, without its values. */
const isGone = async () => (await outbox.readDraft(registrationDraftKey))?.values === null
const startAt = async (path: string, store = outbox): Promise<void> => {
  window.history.replaceState(null, '', path)
  await tidyUp(store, Promise.resolve(), new Promise(() => undefined))
}
const comeBack = (): void => void document.dispatchEvent(new Event('visibilitychange'))

describe('a registration that is more than an hour old', () => {
  it('REG-14 is removed without a reload at the start, but with a reload of its open form on return', async () => {
    await leaveOldDraft()
    await startAt('/register')
    await vi.waitFor(async () => expect(await isGone()).toBe(true))
    expect(reload).not.toHaveBeenCalled()
    await leaveOldDraft()
    comeBack()
    await vi.waitFor(() => expect(reload).toHaveBeenCalled())
    expect(await isGone()).toBe(true)
  })

  it('REG-14 a form that stands open in full view is, although nobody leaves it or comes back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await startAt('/register')
    await leaveOldDraft()
    vi.advanceTimersByTime(hourMilliseconds / 12)
    await vi.waitFor(() => expect(reload).toHaveBeenCalled())
    vi.useRealTimers()
    expect(await isGone()).toBe(true)
  })

  it('REG-14 ends, and the page of its codes reloads, even at the start', async () => {
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await recordRegistrationStart(outbox, 'seller-1', anHourAgo())
    await startAt('/verifyotp')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(session.openRegistration()).toBeNull()
  })

  it('REG-14 DEMO-03 is kept if the time is not known', async () => {
    const knownTime = vi.fn(() => Promise.resolve(undefined))
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await recordRegistrationStart(outbox, 'seller-1', anHourAgo())
    await startAt('/verifyotp', { ...outbox, knownTime })
    comeBack()
    await vi.waitFor(() => expect(knownTime).toHaveBeenCalledTimes(2))
    expect(session.openRegistration()).toBe('seller-1')
  })

  it('REG-14 DEMO-03 is not assumed if it was made while the backend’s clock was ahead, not even after a reload', async () => {
    const later = Date.now() + 2 * typedKeptMilliseconds
    const knownTime = vi.fn(() => Promise.resolve(later))
    session.rememberRegistration({ sellerId: 'seller-1', mobile: '9876543210' })
    await recordRegistrationStart(outbox, 'seller-1', later)
    await startAt('/verifyotp', { ...outbox, knownTime })
    comeBack()
    await vi.waitFor(() => expect(knownTime).toHaveBeenCalledTimes(2))
    expect(session.openRegistration()).toBe('seller-1')
    expect(reload).not.toHaveBeenCalled()
  })
})

it('SNAP-06 the buyer of an old closed order is removed, although its seller has not come back', async () => {
  const at = Date.now() - 20 * dayMilliseconds
  const order = anOrder({ id: 'OD-1', state: 'delivered', updatedAt: new Date(at).toISOString() })
  const page = { items: [order], unread: [], gone: [], next: 'c', more: false, serverTime: new Date(at).toISOString() }
  await createRecords(deviceStore).keep(resourceOf('orders'), 'S-gone', { pages: [page], replacesAll: true, beginsAnew: false, at })
  const buyer = async () => resourceOf('orders').item.parse((await deviceStore.records.get(['S-gone', 'orders', 'OD-1']))?.item).buyer.name
  expect(await buyer()).toBe(order.buyer.name)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await tidyUp(outbox, Promise.resolve(), Promise.resolve())
  await vi.advanceTimersByTimeAsync(firstPauseMilliseconds)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await buyer()).toBe(''))
})
