import { afterEach, describe, expect, it } from 'vitest'
import type { Modules } from '@/contract/modules/modules'
import type { Credentials } from '@/session/credentials'
import { createCaller } from '@/transport/call'
import { anOrder } from '../../tests/support/an-order'
import { handMadeBackend, reportedConnectivity } from '../../tests/support/hand-made-backend'
import { openOutbox } from '../../tests/support/outbox-store'
import { sellerProfile } from '../../tests/support/typical-order'
import { webLock } from '../../tests/support/web-lock'
import { askModules } from './ask-modules'
import { createModulesStore } from './kept-modules'
import { isOpen } from './known-modules'
import { createRecords, resourceOf } from './records'

const hour = 60 * 60 * 1000
const opened: { close(): void }[] = []
afterEach(() => {
  for (const database of opened.splice(0)) database.close()
})

const offer = (modules: Modules['modules'], notApproved?: boolean): Modules => ({
  modules,
  ...(notApproved !== undefined && { notApproved }),
  profile: null,
  serverTime: '2026-11-21T06:12:00Z',
})

/** A phone whose seller is signed in at a backend that answers the modules endpoint as a test says. */
function openPhone(answer: () => Promise<Response> | Response) {
  const store = openOutbox()
  const { database } = store
  opened.push(database)
  const reader = { sellerId: 'S1', token: 'T1' }
  const state: { now: number; reader: Credentials | null; online: boolean; mayKeep: boolean; answer: typeof answer } = {
    ...{ now: 1_000_000_000, reader, online: true, mayKeep: true, answer },
  }
  const { backend, requests } = handMadeBackend(async () => state.answer())
  const { connectivity, reports } = reportedConnectivity()
  const { call } = createCaller(() => Promise.resolve(backend), connectivity)
  const modules = createModulesStore(database)
  const lock = webLock()
  const ask = (anew = false) =>
    askModules(
      { modules, call, now: () => state.now, reader: () => state.reader, mayKeep: async () => state.mayKeep, holdLock: (work) => lock.hold(work), isOnline: () => state.online },
      anew,
    )
  return { ...store, state, requests, reports, modules, ask, known: (sellerId = 'S1') => modules.known(sellerId) }
}

const json = (status: number, body: object) => Response.json(body, { status })
const noCors = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

describe('asking which modules the backend offers', () => {
  it('EXT-01 sends a GET with the token and no key, and stores the answer for this seller', async () => {
    const phone = openPhone(() => json(200, offer({ orders: 1, invoices: 1 })))
    expect(await phone.known()).toBe('unasked')
    await phone.ask()
    const [request] = phone.requests
    expect([request?.method, request?.url, request?.headers.get('Authorization'), request?.headers.get('Idempotency-Key')]).toEqual([
      'GET',
      'https://backend.example/api/seller/modules',
      'Bearer T1',
      null,
    ])
    expect(await phone.known()).toMatchObject({ modules: ['orders', 'invoices'], closed: [], notApproved: false })
    expect(await phone.known('S2')).toBe('unasked')
  })

  it('EXT-01 is repeated after a day and after a sign-in, by one tab for all', async () => {
    const phone = openPhone(() => json(200, offer({ orders: 1 })))
    await Promise.all([phone.ask(), phone.ask()])
    phone.state.now += 23 * hour
    await phone.ask()
    expect(phone.requests).toHaveLength(1)
    phone.state.now += hour
    await Promise.all([phone.ask(), phone.ask()])
    expect(phone.requests).toHaveLength(2)
    phone.state.now += 1
    await Promise.all([phone.ask(true), phone.ask(true)])
    expect(phone.requests).toHaveLength(3)
  })

  it('EXT-01 QUEUE-09 is repeated after a sign-in even if the clock was set back', async () => {
    const phone = openPhone(() => json(200, offer({ orders: 1 })))
    await phone.ask()
    phone.state.now -= 3 * hour
    await phone.ask(true)
    expect(phone.requests).toHaveLength(2)
  })

  it.each([
    ['nobody is signed in', { reader: null }],
    ['there is no network', { online: false }],
  ])('EXT-02 is skipped while %s', async (_, change) => {
    const phone = openPhone(() => json(200, offer({ orders: 1 })))
    Object.assign(phone.state, change)
    await phone.ask()
    expect([phone.requests.length, await phone.known()]).toEqual([0, 'unasked'])
  })

  it.each([
    ['a plain 404', () => json(404, { message: 'Cannot GET /api/seller/modules' })],
    ['a 404 that no browser lets through', noCors],
    ['a 401, although the token is good elsewhere', () => json(401, { message: 'Unauthorized' })],
    ['the start page of some app', () => new Response('<!doctype html><title>Shop</title>', { status: 200 })],
    ['a 500', () => json(500, {})],
    ['something else', () => json(200, { modules: 'all' })],
    ['nothing that is offered', () => json(200, offer({}))],
    ['a later version of a module', () => json(200, { ...offer({}), modules: { orders: 2 } })],
  ])('EXT-02 finds no module after %s, does not report the backend as unreachable, and does not ask again at once', async (_, answer) => {
    const phone = openPhone(answer)
    await phone.ask()
    // Only the request itself: the app does not investigate why it failed.
    expect(phone.requests).toHaveLength(1)
    expect(phone.reports.filter((report) => report !== 'reached')).toEqual([])
    expect(await phone.known()).toBe('none')
    await phone.ask()
    expect(phone.requests).toHaveLength(1)
  })

  it.each([
    ['its version as a text', { ...offer({}), modules: { orders: '1' } }],
    ['null for what is not said', { ...offer({ orders: 1 }), notApproved: null }],
    ['0 for no', { ...offer({ orders: 1 }), notApproved: 0 }],
    ['nothing for a profile', { ...offer({ orders: 1 }), profile: undefined }],
    ['the time of another zone', { ...offer({ orders: 1 }), serverTime: '2026-11-21T11:42:00+05:30' }],
    ['a time in seconds', { ...offer({ orders: 1 }), serverTime: 1_795_241_520 }],
    ['no time', { ...offer({ orders: 1 }), serverTime: undefined }],
  ])('EXT-02 READ-01 reads the offered modules from an answer with %s', async (_, answer) => {
    const phone = openPhone(() => json(200, answer))
    await phone.ask()
    expect(await phone.known()).toEqual({ modules: ['orders'], closed: [], notApproved: false, profile: null })
  })

  it.each([
    ['cutoff times as words', { cutoffTimes: { standard: '8 in the morning' } }],
    ['no cutoff times', { cutoffTimes: null }],
    ['a shipping type of another name', { shippingType: 'Self' }],
  ])('EXT-01 READ-01 opens the modules although the profile has %s, which no document needs', async (_, odd) => {
    const phone = openPhone(() => json(200, { ...offer({ orders: 1 }), profile: { ...sellerProfile(), ...odd } }))
    await phone.ask()
    const { gstType, stateCode, name } = sellerProfile()
    expect(await phone.known()).toMatchObject({ modules: ['orders'], profile: { gstType, stateCode, name } })
  })

  it('EXT-01 READ-01 a missing part of the address of the profile is read as empty, and the modules stay open', async () => {
    const { address } = sellerProfile()
    const { apartment: _apartment, ...rest } = address
    const phone = openPhone(() => json(200, { ...offer({ orders: 1 }), profile: { ...sellerProfile(), address: { ...rest, doorNo: 7, landmark: null } } }))
    await phone.ask()
    expect(await phone.known()).toMatchObject({ modules: ['orders'], profile: { address } })
  })

  it.each([
    ['https://cdn.example/signatures/S1.png', null],
    ['iVBORw0KGgo=', null],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ])('EXT-01 FILE-02 of the signature %s only an embedded image is stored, as that prints offline', async (signature, kept) => {
    const phone = openPhone(() => json(200, { ...offer({ orders: 1 }), profile: { ...sellerProfile(), signature } }))
    await phone.ask()
    expect(await phone.known()).toMatchObject({ modules: ['orders'], profile: { signature: kept } })
  })

  it('EXT-02 an unanswered request is repeated after ten minutes', async () => {
    const phone = openPhone(noCors)
    await phone.ask()
    phone.state.now += 10 * 60 * 1000
    phone.state.answer = () => json(200, offer({ orders: 1 }))
    await phone.ask()
    expect(await phone.known()).toMatchObject({ modules: ['orders'] })
  })

  it('EXT-02 an unanswered request keeps the modules offered before; a 404 closes them', async () => {
    const phone = openPhone(() => json(200, offer({ orders: 1 })))
    await phone.ask()
    phone.state.answer = noCors
    phone.state.now += 24 * hour
    await phone.ask()
    expect(await phone.known()).toMatchObject({ modules: ['orders'] })
    phone.state.answer = () => json(404, {})
    phone.state.now += 24 * hour
    await phone.ask()
    expect(await phone.known()).toBe('none')
  })

  it.each([400, 401, 403, 405, 422])('EXT-02 a refusal with %i keeps the modules offered before, and the request is repeated after ten minutes', async (status) => {
    const phone = openPhone(() => json(200, offer({ orders: 1 })))
    await phone.ask()
    phone.state.answer = () => json(status, { message: 'No.' })
    phone.state.now += 24 * hour
    await phone.ask()
    expect(await phone.known()).toMatchObject({ modules: ['orders'] })
    phone.state.answer = () => json(200, offer({ orders: 1, invoices: 1 }))
    phone.state.now += hour / 6
    await phone.ask()
    expect(await phone.known()).toMatchObject({ modules: ['orders', 'invoices'] })
  })

  it('EXT-02 a module is offered only with the modules it needs, and none opens before the approval', async () => {
    const phone = openPhone(() => json(200, offer({ returns: 1, claims: 1, invoices: 1, catalogue: 1 })))
    await phone.ask()
    expect(await phone.known()).toMatchObject({ modules: ['catalogue'] })
    phone.state.answer = () => json(200, offer({ orders: 1, returns: 1 }, true))
    phone.state.now += 1
    await phone.ask(true)
    const known = await phone.known()
    expect(known).toMatchObject({ modules: ['orders', 'returns'], notApproved: true })
    expect([isOpen(known, 'orders'), isOpen(known, null)]).toEqual([false, true])
    // The approval may come at any time.
    phone.state.answer = () => json(200, offer({ orders: 1 }))
    phone.state.now += hour / 6
    await phone.ask()
    expect(isOpen(await phone.known(), 'orders')).toBe(true)
  })

  it('EXT-03 a module whose read answers 404 is closed until it is offered again, and its stored records stay', async () => {
    const phone = openPhone(() => json(200, offer({ orders: 1 })))
    await phone.ask()
    const records = createRecords(phone.database)
    const page = { items: [anOrder()], unread: [], gone: [], next: 'c', more: false, serverTime: '2026-11-21T06:12:00Z' }
    await records.keep(resourceOf('orders'), 'S1', { pages: [page], replacesAll: true, beginsAnew: false, at: 1 })
    expect(isOpen(await phone.known(), 'orders')).toBe(true)
    await records.noteMissing('orders', 'S1')
    expect(await phone.known()).toMatchObject({ modules: [], closed: ['orders'] })
    expect(await phone.database.records.get(['S1', 'orders', 'OD-1042'])).toBeDefined()
    const answers = [[json(500, {}), false], [json(401, {}), false], [json(200, offer({})), false], [json(200, offer({ orders: 1 })), true]] as const
    for (const [answer, isOffered] of answers) {
      phone.state.answer = () => answer
      phone.state.now += 1
      await phone.ask(true)
      expect(isOpen(await phone.known(), 'orders')).toBe(isOffered)
      expect(await records.cursor('orders', 'S1')).toMatchObject({ offered: isOffered })
    }
  })

  it('EXT-03 a module is closed with the module it needs; without it in the next answer, it is not offered', async () => {
    const phone = openPhone(() => json(200, offer({ orders: 1, invoices: 1 })))
    await phone.ask()
    await phone.database.cursors.put({ sellerId: 'S1', resource: 'orders', ...{ next: 'c', asOf: 1, last: 1, offered: false } })
    expect(await phone.known()).toMatchObject({ modules: [], closed: ['orders', 'invoices'] })
    phone.state.answer = () => json(200, offer({ catalogue: 1, invoices: 1 }))
    phone.state.now += 1
    await phone.ask(true)
    expect(await phone.known()).toMatchObject({ modules: ['catalogue'], closed: [] })
  })

  it('SNAP-06 EXT-01 the answer is deleted at log-out, and is not stored for a seller who has just left', async () => {
    const phone = openPhone(() => json(200, offer({ orders: 1 })))
    await phone.ask()
    await phone.outbox.forget('S1', 'waiting-steps')
    expect(await phone.known()).toBe('unasked')
    phone.state.mayKeep = false
    await phone.ask()
    expect([phone.requests.length, await phone.known()]).toEqual([2, 'unasked'])
  })
})
