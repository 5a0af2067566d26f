import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { endpoints, responseSchemaOf } from '@/contract/endpoints'
import { seedState } from '@mocks/scenarios/seed'
import { seedSellerOf, shopSellers } from '@mocks/scenarios/seed-sellers'
import { shopCode } from '@mocks/market/shop'
import { registration } from '@mocks/testing/harness'
import { headersOf, post, readPageAnswer, startPageService, stateOfPage, stopPageServices } from '@mocks/testing/page-service'
import { step3Body } from '@/contract/typical-steps'
import { startWithEmptyStorage } from '@mocks/testing/storage'
import type { InBrowserService } from './in-page'

const email = 'meera.nair@example.com'
const minute = 60_000
const usual = { network: 'online', failures: [], clockAhead: 0 }

let service: InBrowserService

/** Reloads the page. */
async function reload(): Promise<void> {
  stopPageServices()
  service = await startPageService()
}

/** Starts the service with empty storage, as on another machine. */
async function elsewhere(): Promise<void> {
  startWithEmptyStorage()
  await reload()
}

const step3 = (headers: Readonly<Record<string, string>>): Promise<Response> =>
  post(service, 'step3', step3Body('seller-step-3', 'Mine'), { headers })

beforeEach(elsewhere)
afterEach(stopPageServices)

describe('the presenter’s actions', () => {
  it('DEMO-03 move the service’s clock forward, so that codes and sessions expire, and set it right again', async () => {
    await post(service, 'register', registration)
    const headers = await headersOf(service, email, 'one')
    const heard = vi.fn()
    service.backend.clock.subscribe(heard)
    await service.demo.dispatch({ kind: 'move-clock', milliseconds: 13 * 60 * minute })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(service.demo.now() - Date.now()).toBeGreaterThan(13 * 60 * minute - 1000)
    expect(service.backend.clock.now() - service.demo.now()).toBeLessThan(1000)
    const [message] = await service.demo.messages()
    expect(service.demo.now()).toBeGreaterThan(message?.expiresAt ?? Number.POSITIVE_INFINITY)
    expect((await step3(headers)).status).toBe(401)
    await reload()
    expect((await step3(headers)).status).toBe(401)
    await service.demo.dispatch({ kind: 'right-clock' })
    expect(Math.abs(service.demo.now() - Date.now())).toBeLessThan(1000)
    expect((await step3(headers)).status).toBe(200)
  })

  it('DEMO-03 a session begun while the clock was ahead continues after the clock is set right', async () => {
    await service.demo.dispatch({ kind: 'move-clock', milliseconds: 48 * 60 * minute })
    const headers = await headersOf(service, email, 'one')
    await service.demo.dispatch({ kind: 'right-clock' })
    expect((await step3(headers)).status).toBe(200)
    await service.demo.dispatch({ kind: 'move-clock', milliseconds: 12 * 60 * minute })
    expect((await step3(await headersOf(service, email, 'two'))).status).toBe(200)
    expect((await step3(headers)).status).toBe(401)
  })

  it('DEMO-03 a call made while the clock is being set right does not end a session begun while it was ahead', async () => {
    await service.demo.dispatch({ kind: 'move-clock', milliseconds: 48 * 60 * minute })
    const headers = await headersOf(service, email, 'one')
    // Changes are stored one after another, as on a slow phone: the call comes before the last of them is stored.
    const stored = Array.from({ length: 100 }, () => service.demo.dispatch({ kind: 'set-network', network: 'online' }))
    const righted = service.demo.dispatch({ kind: 'right-clock' })
    expect((await step3(headers)).status).toBe(200)
    await Promise.all([...stored, righted])
    expect(Math.abs(service.demo.now() - Date.now())).toBeLessThan(1000)
    expect((await step3(headers)).status).toBe(200)
  })

  it('DEMO-03 OTP-04 codes sent while the clock was ahead can be used after it is set right', async () => {
    await service.demo.dispatch({ kind: 'move-clock', milliseconds: 48 * 60 * minute })
    const { sellerId } = await readPageAnswer(await post(service, 'register', registration))
    await service.demo.dispatch({ kind: 'right-clock' })
    const messages = await service.demo.messages()
    expect(messages.every(({ sentAt, expiresAt }) => sentAt <= service.demo.now() && expiresAt - sentAt === 10 * minute)).toBe(true)
    const codeOf = (channel: string) => messages.find((message) => message.channel === channel)?.code
    const given = { sellerId, emailOtp: codeOf('email'), mobileOtp: codeOf('mobile'), secondarymobileOtp: codeOf('secondary') }
    expect((await post(service, 'verifyOtp', given)).status).toBe(200)
  })

  it('DEMO-03 OTP-06 codes sent in hours that were ahead do not add up in the hour to which the clock is set right', async () => {
    const { sellerId } = await readPageAnswer(await post(service, 'register', registration))
    const resend = async () => (await post(service, 'resendOtp', { sellerId, type: 'email' })).status
    for (let hours = 0; hours < 6; hours += 1) {
      await service.demo.dispatch({ kind: 'move-clock', milliseconds: 61 * minute })
      expect(await resend()).toBe(200)
    }
    await service.demo.dispatch({ kind: 'right-clock' })
    await service.demo.dispatch({ kind: 'move-clock', milliseconds: minute })
    expect(await resend()).toBe(200)
  })

  it('DEMO-03 EXT-01 after the clock is set right, a shop that opened or a review that began while it was ahead counts from now', async () => {
    const { email: shopEmail } = seedSellerOf('seller-open-shop')
    const isApproved = async (who: string): Promise<boolean> => {
      const { Authorization = '' } = await headersOf(service, who, 'any')
      const address = `${service.backend.origin}${endpoints.modules.path}`
      const answer: unknown = await (await service.backend.fetch(new Request(address, { headers: { Authorization } }))).json()
      return responseSchemaOf('modules').parse(answer).notApproved !== true
    }
    const reviewed = 'rohan.das@example.com'
    await service.demo.dispatch({ kind: 'move-clock', milliseconds: 12 * 60 * minute })
    expect([await isApproved(shopEmail), await isApproved(reviewed)]).toEqual([true, false])
    await service.demo.dispatch({ kind: 'cancel-order', sellerId: 'seller-open-shop', orderId: `OD-${shopCode({ seed: 'seller-open-shop' })}-1003` })
    const acts = async () => Object.keys((await stateOfPage(service)).acts)
    expect(await acts()).toHaveLength(1)
    await service.demo.dispatch({ kind: 'right-clock' })
    // The act is deleted: it was done in the future, in a shop that by now was not open yet.
    expect(await acts()).toEqual([])
    expect([await isApproved(shopEmail), await isApproved(reviewed)]).toEqual([true, false])
    await service.demo.dispatch({ kind: 'move-clock', milliseconds: 48 * 60 * minute })
    expect(await isApproved(reviewed)).toBe(true)
  })

  it('DEMO-03 SEED-02 EXT-04 move the clock forward by days, and the shop then has new orders', async () => {
    const { email: shopEmail } = seedSellerOf('seller-open-shop')
    const ask = async (since = '') => {
      const { Authorization = '' } = await headersOf(service, shopEmail, 'shop')
      const address = `${service.backend.origin}${endpoints.orders.path}?limit=200${since === '' ? '' : `&since=${since}`}`
      return responseSchemaOf('orders').parse(await (await service.backend.fetch(new Request(address, { headers: { Authorization } }))).json())
    }
    let known = await ask()
    while (known.more) known = await ask(known.next)
    const before = service.demo.now()
    await service.demo.dispatch({ kind: 'move-clock', milliseconds: 4 * 24 * 60 * minute })
    const placed = (await ask(known.next)).items.filter(({ placedAt }) => Date.parse(placedAt) > before)
    expect(placed.length).toBeGreaterThan(3)
    expect(placed.some(({ state }) => state === 'placed')).toBe(true)
  })

  it('DEMO-05 MOVE-01 a customer’s cancellation that is dispatched twice is stored once, and the packed order is cancelled', async () => {
    const { sellerId, email: packer } = shopSellers.cancelledInQueue
    const orderId = `OD-${shopCode({ seed: sellerId })}-1004`
    const headers = await headersOf(service, packer, 'pack')
    const parcel = { id: orderId, rev: 1, grams: 650, sides: [300, 240, 60], invoiceNumber: null, at: new Date().toISOString() }
    expect((await post(service, 'orderPack', parcel, { headers })).status).toBe(200)
    for (const action of [1, 2].map(() => ({ kind: 'cancel-order', sellerId, orderId }) as const)) await service.demo.dispatch(action)
    expect(Object.values((await stateOfPage(service)).acts).map(({ deed }) => deed.kind)).toEqual(['pack', 'customer-cancels'])
    const takenOut = await post(service, 'orderTakenOut', { id: orderId, rev: 3 }, { headers: { ...headers, 'Idempotency-Key': 'out' } })
    expect(responseSchemaOf('orderTakenOut').parse(await takenOut.json())).toMatchObject({ record: { cancelled: { by: 'customer', wasPacked: true } } })
    await expect(service.demo.dispatch({ kind: 'cancel-order', sellerId, orderId: 'OD-1' })).rejects.toThrow('OD-1')
  })

  it('DEMO-03 end every session', async () => {
    const headers = await headersOf(service, email, 'one')
    await service.demo.dispatch({ kind: 'end-sessions' })
    expect((await step3(headers)).status).toBe(401)
  })

  it('DEMO-02 restore a ready seller', async () => {
    expect((await step3(await headersOf(service, email, 'one'))).status).toBe(200)
    await service.demo.dispatch({ kind: 'restore-seller', sellerId: 'seller-step-3', nextStep: 3 })
    expect(await service.demo.exportState()).toMatchObject({ state: seedState() })
    await expect(service.demo.dispatch({ kind: 'restore-seller', sellerId: 'nobody', nextStep: 3 })).rejects.toThrow('nobody')
  })

  it('DEMO-02 free an email and mobile numbers for a new registration', async () => {
    await service.demo.dispatch({ kind: 'free-contacts', email, mobiles: ['9000000103'] })
    const again = { ...registration, email, primaryPhone: '9000000103' }
    expect((await post(service, 'register', again)).status).toBe(200)
    await service.demo.dispatch({ kind: 'free-contacts', email, mobiles: [] })
    expect(await service.demo.messages()).toEqual([])
  })

  it('DEMO-04 clear the log', async () => {
    await post(service, 'login', {})
    expect(await service.demo.log()).toHaveLength(1)
    await service.demo.dispatch({ kind: 'clear-log' })
    expect(await service.demo.log()).toEqual([])
  })

  it('DEMO-03 notify a subscriber of each change until it unsubscribes', async () => {
    const heard = vi.fn()
    const unsubscribe = service.demo.subscribe(heard)
    await service.demo.dispatch({ kind: 'set-network', network: 'slow' })
    expect(heard).toHaveBeenCalledTimes(1)
    unsubscribe()
    await service.demo.dispatch({ kind: 'set-network', network: 'online' })
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('the whole state', () => {
  async function useIt(): Promise<Readonly<Record<string, string>>> {
    await post(service, 'register', registration)
    const headers = await headersOf(service, email, 'one')
    await step3(headers)
    await service.demo.dispatch({ kind: 'move-clock', milliseconds: minute })
    await service.demo.dispatch({ kind: 'plan-failure', plan: { failure: '500', target: 'step4', share: 'half' } })
    return headers
  }

  it('DEMO-04 is as at the first start after a reset, also after a reload', async () => {
    await useIt()
    const heard = vi.fn()
    service.demo.subscribe(heard)
    await service.demo.reset()
    expect(heard).toHaveBeenCalled()
    for (const open of [async () => undefined, reload]) {
      await open()
      expect(await service.demo.exportState()).toMatchObject({ state: seedState(), conditions: usual })
      expect(await service.demo.log()).toEqual([])
    }
  })

  it('DEMO-04 is imported on another machine from JSON, and continues there at its own time, also days later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const headers = await useIt()
    const exported: unknown = JSON.parse(JSON.stringify(await service.demo.exportState()))
    const at = service.demo.now()
    await elsewhere()
    vi.setSystemTime(Date.now() + 3 * 24 * 60 * minute)
    const heard = vi.fn()
    service.demo.subscribe(heard)
    expect(await service.demo.importState(exported)).toBe('imported')
    expect(heard).toHaveBeenCalled()
    for (const open of [async () => undefined, reload]) {
      await open()
      expect(service.demo.now()).toBe(at)
      expect(service.demo.conditions()).toEqual({ ...usual, failures: [expect.objectContaining({ failure: '500' })], clockAhead: minute - 3 * 24 * 60 * minute })
      expect(await service.demo.messages()).toHaveLength(3)
    }
    expect((await step3(headers)).status).toBe(200)
  })

  it('DEMO-04 S35 is exported to a file without tokens and password digests; after the import all sign in with the demo’s password, and one seller can continue signed in', async () => {
    const headers = await useIt()
    const whole = JSON.stringify(await service.demo.exportState())
    const exported: unknown = JSON.parse(JSON.stringify(await service.demo.exportForFile()))
    const text = JSON.stringify(exported)
    const secrets = [...whole.matchAll(/"password(?:Hash|Salt)":"([^"]+)"/g)].map(([, value = '']) => value)
    const { sessions } = await stateOfPage(service)
    expect(secrets.length).toBeGreaterThan(10)
    for (const secret of [...secrets, ...Object.keys(sessions), headers['Authorization']?.replace('Bearer ', '') ?? '', 'passwordHash', 'passwordSalt', '"sessions"']) {
      expect(secret).not.toBe('')
      expect(text).not.toContain(secret)
    }
    const [sellerId = ''] = Object.values(sessions).map((session) => session.sellerId)

    await elsewhere()
    expect(await service.demo.importState(exported)).toBe('imported')
    expect((await step3(headers)).status).toBe(401)
    for (const known of [email, 'asha@example.com']) expect((await post(service, 'login', { email: known, password: 'demo1234' })).status).toBe(200)
    const token = await service.demo.signIn(sellerId)
    expect([await service.demo.isSignedIn(token), await service.demo.isSignedIn('another')]).toEqual([true, false])
    expect((await step3({ Authorization: `Bearer ${token}` })).status).toBe(200)
  })

  it('DEMO-04 rejects an import that is no export of this version, and changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await useIt()
    const before = await service.demo.exportState()
    const at = service.demo.now()
    const state = await stateOfPage(service)
    for (const wrong of [
      null,
      'x',
      {},
      { at, state },
      { at, conditions: usual },
      { state, conditions: usual },
      { at: 1e300, state, conditions: usual },
      { at, state: { ...state, version: 2 }, conditions: usual },
      { at, state, conditions: { ...usual, network: 'gone' } },
      { at, state, conditions: { ...usual, clockAhead: 1e20 } },
      { at, state: { ...state, sellers: { x: {} } }, conditions: usual },
      { at, state: { ...state, sentCodes: [{ ...state.sentCodes[0], sentAt: 1e300 }] }, conditions: usual },
    ])
      expect(await service.demo.importState(wrong)).toBe('unreadable')
    expect(await service.demo.exportState()).toEqual(before)
  })
})

describe('storage that is full', () => {
  it('DEMO-04 rejects changes, and is reported by an import and by a reset', async () => {
    const exported = await service.demo.exportState()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    onTestFinished(() => put.mockRestore())
    await expect(service.demo.dispatch({ kind: 'set-network', network: 'slow' })).rejects.toThrow()
    // The change takes effect all the same, as long as this page is open.
    expect(service.demo.conditions().network).toBe('slow')
    expect(await service.demo.importState(exported)).toBe('not-kept')
    expect(await service.demo.reset()).toBe(false)
  })
})
