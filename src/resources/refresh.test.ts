import { afterEach, describe, expect, it } from 'vitest'
import { revisionOf } from '@/contract/formats'
import type { ItemOf } from '@/contract/reads/all-reads'
import { createCaller } from '@/transport/call'
import { anOrder } from '../../tests/support/an-order'
import { createChangesServer } from '../../tests/support/changes-server'
import { handMadeBackend, reportedConnectivity } from '../../tests/support/hand-made-backend'
import { claim, openOutbox, saveChange, type TestOutbox } from '../../tests/support/outbox-store'
import { createRecords, resourceOf } from './records'
import { refresh } from './refresh'
import type { Held } from './source'

const reader = { sellerId: 'S1', token: 'T1' }
const opened: { close(): void }[] = []
const subscriptions: { unsubscribe(): void }[] = []

afterEach(() => {
  for (const subscription of subscriptions.splice(0)) subscription.unsubscribe()
  for (const database of opened.splice(0)) database.close()
})

function openPhone(server = createChangesServer(), resource = resourceOf('offers')) {
  const store = openOutbox()
  const { database } = store
  opened.push(database)
  const records = createRecords(database)
  const { backend } = handMadeBackend((request) => server.respond(request))
  const { call } = createCaller(() => Promise.resolve(backend), reportedConnectivity().connectivity)
  const state = { now: 1000, mayKeep: true }
  return {
    server,
    database,
    store,
    outbox: store.outbox,
    records,
    state,
    refresh: (as = reader) => refresh(resource, as, { call, records, now: () => state.now, mayKeep: async () => state.mayKeep }),
    /** What a screen would show now. */
    held: (sellerId = 'S1') =>
      new Promise<Held<ItemOf<'offers'>>>((resolve, reject) => {
        subscriptions.push(records.watch(resource, sellerId).subscribe({ next: resolve, outOfReach: () => reject(new Error('Out of reach')) }))
      }),
    async ids(sellerId?: string) {
      const held = await this.held(sellerId)
      return held.kind === 'items' ? held.items.map(({ id }) => id) : held.kind
    },
  }
}

describe('what is read from the backend', () => {
  it('READ-02 is nothing before the first read, which is not an empty list', async () => {
    const phone = openPhone()
    expect(await phone.held()).toEqual({ kind: 'nothing' })
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(await phone.held()).toEqual({ kind: 'items', items: [], isWhole: true, asOf: 1000 })
  })

  it.each([500, 403])('READ-02 is told as not readable where the first answer is a failure (%i): she is connected', async (status) => {
    const { database } = openOutbox()
    opened.push(database)
    const records = createRecords(database)
    const answers = [Response.json({ message: 'Not today.' }, { status }), Response.json({ items: [anOrder()], more: false, next: 'c' }), Response.json({}, { status })]
    const { backend } = handMadeBackend(async () => answers.shift() ?? Response.error())
    const { call } = createCaller(() => Promise.resolve(backend), reportedConnectivity().connectivity)
    const heldAfterRead = async () => {
      await refresh(resourceOf('orders'), reader, { call, records, now: () => 1000, mayKeep: async () => true })
      return new Promise<object>((resolve, reject) => {
        subscriptions.push(records.watch(resourceOf('orders'), 'S1').subscribe({ next: resolve, outOfReach: () => reject(new Error('Out of reach')) }))
      })
    }
    expect(await heldAfterRead()).toEqual({ kind: 'unreadable' })
    expect(await heldAfterRead()).toMatchObject({ kind: 'items' })
    expect(await heldAfterRead()).not.toHaveProperty('unread')
  })

  it.each([
    ['a 429 with a Retry-After', { status: 429, headers: { 'Retry-After': '7200' } }, { kind: 'nothing', until: 7_201_000 }],
    ['a 503 with a Retry-After', { status: 503, headers: { 'Retry-After': '60' } }, { kind: 'nothing', until: 61_000 }],
    ['a 429 that names no time', { status: 429 }, { kind: 'nothing', until: 1000 }],
    ['a 409 with a Retry-After', { status: 409, headers: { 'Retry-After': '60' } }, { kind: 'nothing', until: 61_000 }],
  ])('READ-02 the first read knows until when it was asked to wait, until there is another answer: %s', async (_, init, held) => {
    const phone = openPhone()
    phone.server.put('A')
    phone.server.answer = () => Response.json({}, init)
    await phone.refresh()
    expect(await phone.held()).toEqual(held)
    phone.server.answer = () => Response.json({ offers: [] })
    await phone.refresh()
    expect(await phone.held()).toEqual({ kind: 'unreadable' })
    phone.server.answer = () => Response.json({}, init)
    await phone.refresh()
    expect(await phone.held()).toEqual(held)
    phone.server.answer = null
    await phone.refresh()
    expect(await phone.ids()).toEqual(['A'])
  })

  it('READ-02 a sign-in to a network on the way (511) is no answer of the marketplace to the first read', async () => {
    const phone = openPhone()
    for (const headers of [{}, { 'Retry-After': '60' }]) {
      phone.server.answer = () => Response.json({}, { status: 511, headers })
      await phone.refresh()
      expect(await phone.held()).toEqual({ kind: 'nothing' })
    }
  })

  it('READ-01 READ-02 is kept page by page, the last change first, with the time of the read', async () => {
    const phone = openPhone()
    phone.server.put('A', 'B', 'C', 'D', 'E')
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(phone.server.asked).toEqual(['?limit=200', '?since=1-2&limit=200', '?since=1-4&limit=200'])
    expect(await phone.ids()).toEqual(['E', 'D', 'C', 'B', 'A'])
    expect(await phone.held()).toMatchObject({ asOf: 1000 })
  })

  it('READ-01 READ-02 takes over what changes and lets go of what is gone, and asks for no more than that', async () => {
    const phone = openPhone()
    phone.server.put('A', 'B')
    await phone.refresh()
    phone.server.rename('A', 'Anew')
    phone.server.remove('B')
    phone.state.now = 5000
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(phone.server.asked.slice(1)).toEqual(['?since=1-2&limit=200'])
    expect(await phone.held()).toMatchObject({ items: [{ id: 'A', name: 'Anew' }], asOf: 5000 })
  })

  it('READ-02 shows a first read only once it is whole, and goes on where it was interrupted', async () => {
    const phone = openPhone()
    phone.server.put('A', 'B', 'C')
    phone.server.answer = () => (phone.server.asked.length === 2 ? Response.json({}, { status: 503 }) : null)
    expect(await phone.refresh()).toMatchObject({ kind: 'unavailable' })
    expect(await phone.held()).toEqual({ kind: 'unreadable' })
    phone.server.answer = null
    await phone.refresh()
    expect(phone.server.asked.at(-1)).toBe('?since=1-2&limit=200')
    expect(await phone.ids()).toEqual(['C', 'B', 'A'])
  })

  it('SNAP-04 READ-01 READ-02 is read anew after a 410, and the old stays readable until the new is whole', async () => {
    const phone = openPhone()
    phone.server.put('A', 'B', 'C')
    await phone.refresh()
    phone.server.startOver('D', 'E', 'F')
    phone.state.now = 9000
    phone.server.answer = () => (phone.server.asked.length === 5 ? Response.json({}, { status: 503 }) : null)
    expect(await phone.refresh()).toEqual({ kind: 'unavailable', retryAfterMilliseconds: null })
    expect(phone.server.asked.slice(2)).toEqual(['?since=1-3&limit=200', '?limit=200', '?since=2-2&limit=200'])
    expect(await phone.held()).toMatchObject({ items: [{ id: 'C' }, { id: 'B' }, { id: 'A' }], asOf: 1000 })
    phone.server.answer = null
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(await phone.held()).toMatchObject({ items: [{ id: 'F' }, { id: 'E' }, { id: 'D' }], asOf: 9000 })
  })

  it('READ-02 SNAP-04 is read anew without a cursor of what is held, and the old stays readable until the new is whole', async () => {
    const phone = openPhone()
    phone.server.put('A', 'B', 'C')
    await phone.refresh()
    await phone.database.table('cursors').update(['S1', 'offers'], { next: null })
    phone.server.answer = () => (phone.server.asked.length === 4 ? Response.json({}, { status: 503 }) : null)
    await phone.refresh()
    expect(await phone.ids()).toEqual(['C', 'B', 'A'])
    phone.server.answer = null
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(await phone.ids()).toEqual(['C', 'B', 'A'])
  })

  it('SNAP-04 CMD-05 takes back nothing newer where the backend knows no cursors, and believes one that begins anew after a 410', async () => {
    const { database } = openOutbox()
    opened.push(database)
    let answers: Response[] = []
    const { backend } = handMadeBackend(async () => answers.shift() ?? Response.error())
    const { call } = createCaller(() => Promise.resolve(backend), reportedConnectivity().connectivity)
    const orderOf = (rev: number, next?: string): Response => Response.json({ items: [anOrder({ rev })], more: false, next })
    async function revisionAfter(...given: readonly Response[]) {
      answers = [...given]
      await refresh(resourceOf('orders'), reader, { call, records: createRecords(database), now: () => 1000, mayKeep: async () => true })
      return revisionOf((await database.records.get(['S1', 'orders', 'OD-1042']))?.item)
    }
    expect(await revisionAfter(orderOf(4))).toBe(4)
    expect(await revisionAfter(orderOf(3))).toBe(4)
    expect(await revisionAfter(orderOf(5, 'c'))).toBe(5)
    // Twice in one page.
    expect(await revisionAfter(Response.json({ items: [anOrder({ rev: 7 }), anOrder({ rev: 6 })], more: false, next: 'c' }))).toBe(7)
    expect(await revisionAfter(Response.json({}, { status: 410 }), orderOf(1, 'd'))).toBe(1)
  })

  it('READ-02 holds no more than its bound: what changed longest ago goes', async () => {
    const phone = openPhone(createChangesServer({ pageSize: 3 }), { ...resourceOf('offers'), bound: 3 })
    phone.server.put('A', 'B', 'C', 'D')
    await phone.refresh()
    phone.server.rename('B', 'Again')
    phone.server.put('E')
    await phone.refresh()
    expect(await phone.ids()).toEqual(['E', 'B', 'D'])
  })

  it('READ-04 belongs to its seller, and goes with a log-out, whatever waits', async () => {
    const phone = openPhone()
    phone.server.put('A')
    await phone.refresh()
    await phone.refresh({ ...reader, sellerId: 'S2' })
    await phone.outbox.forget('S1', 'waiting-steps')
    expect([await phone.ids('S1'), await phone.ids('S2')]).toEqual(['nothing', ['A']])
    await phone.outbox.forget('S2', 'nothing')
    expect(await phone.ids('S2')).toBe('nothing')
    expect([await phone.database.records.count(), await phone.database.cursors.count()]).toEqual([0, 0])
  })

  it('READ-04 is not kept for somebody who logs out while the answer is on its way', async () => {
    const phone = openPhone()
    phone.server.put('A')
    phone.server.answer = () => {
      phone.state.mayKeep = false
      return null
    }
    expect(await phone.refresh()).toEqual({ kind: 'left' })
    expect(await phone.database.records.count()).toBe(0)
  })

  it('EXT-03 READ-01 is told apart from what a backend does not have', async () => {
    const phone = openPhone()
    phone.server.answer = () => Response.json({ message: 'Not here.' }, { status: 404 })
    expect(await phone.refresh()).toEqual({ kind: 'missing' })
    expect(await phone.held()).toEqual({ kind: 'not-offered' })
    phone.server.answer = null
    phone.server.put('A')
    await phone.refresh()
    expect(await phone.ids()).toEqual(['A'])
    phone.server.answer = () => Response.json({ message: 'Not here any more.' }, { status: 404 })
    expect(await phone.refresh()).toEqual({ kind: 'missing' })
    expect(await phone.ids()).toEqual(['A'])
  })

  it.each([
    ['a token that is not valid', () => Response.json({}, { status: 401 }), { kind: 'unauthorised' }],
    ['a pause', () => Response.json({}, { status: 429, headers: { 'Retry-After': '7' } }), { kind: 'unavailable', retryAfterMilliseconds: 7000 }],
    ['a refusal', () => Response.json({}, { status: 400 }), { kind: 'unavailable', retryAfterMilliseconds: null }],
    ['a 404 with a code, of somebody who knows the address', () => Response.json({ success: false, message: 'No.', code: 'unknown' }, { status: 404 }), { kind: 'unavailable', retryAfterMilliseconds: null }],
    ['a 410 to the beginning', () => Response.json({}, { status: 410 }), { kind: 'unavailable', retryAfterMilliseconds: null }],
    ['a web page', () => new Response('<html>', { status: 200 }), { kind: 'unavailable', retryAfterMilliseconds: null }],
    ['another shape', () => Response.json({ offers: [] }), { kind: 'unavailable', retryAfterMilliseconds: null }],
    ['a cursor that stands still', () => Response.json({ items: [], gone: [], next: 'x', more: true, serverTime: '2026-11-21T06:12:00Z' }), { kind: 'unavailable', retryAfterMilliseconds: null }],
  ])('READ-02 changes nothing that is there for %s', async (_, answer, refreshed) => {
    const phone = openPhone()
    phone.server.put('A')
    await phone.refresh()
    phone.server.answer = answer
    expect(await phone.refresh()).toEqual(refreshed)
    expect(await phone.ids()).toEqual(['A'])
  })

  const offer = (id: string, change: object = {}) => ({ id, name: `Offer ${id}`, discount: 10, purchaseValue: 499, startDate: '2026-11-01', endDate: '2026-11-30', ...change })
  const page = (change: object) => () => Response.json({ items: [], gone: [], next: 'x', more: false, serverTime: '2026-11-21T06:12:00Z', ...change })

  it.each([
    ['has nothing on it', (asked: number) => ({ next: `x-${asked}` }), 1],
    ['has been asked for already', (asked: number) => ({ items: [offer(`A-${asked}`)], next: `x-${asked % 3}` }), 4],
  ])('READ-01 READ-02 asks no further than a page that %s, however much there is said to be, and tells that', async (_, change, calls) => {
    const phone = openPhone()
    phone.server.answer = () => (phone.server.asked.length > 20 ? Response.error() : page({ more: true, ...change(phone.server.asked.length) })())
    expect(await phone.refresh()).toEqual({ kind: 'unavailable', retryAfterMilliseconds: null })
    expect(phone.server.asked).toHaveLength(calls)
    expect(await phone.held()).toEqual({ kind: 'unreadable' })
  })

  it('READ-01 is led on by a page of which nothing can be read', async () => {
    const phone = openPhone()
    phone.server.answer = () => page(phone.server.asked.length === 1 ? { items: [{ id: 'A' }], more: true } : { items: [offer('B')], next: 'y' })()
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(await phone.ids()).toEqual(['B'])
  })

  it('READ-01 READ-02 an item that cannot be read holds up no other, and stays as it was known', async () => {
    const phone = openPhone()
    phone.server.answer = page({ items: [offer('A'), offer('B', { discount: 'half' }), offer('C')] })
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(await phone.ids()).toEqual(['C', 'A'])
    expect(await phone.held()).toMatchObject({ unread: 1 })
    phone.server.answer = page({ items: [offer('C', { endDate: 'soon' })] })
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [{ id: 'C', endDate: '2026-11-30' }, { id: 'A' }], unread: 2 })
    phone.server.answer = page({ items: [offer('C', { name: 'Anew' })], gone: ['B'] })
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [{ id: 'C', name: 'Anew' }, { id: 'A' }] })
    expect(await phone.held()).not.toHaveProperty('unread')
  })

  it('READ-02 SNAP-04 what cannot be read stays as it was known when all is read anew', async () => {
    const phone = openPhone()
    phone.server.put('A', 'B')
    await phone.refresh()
    await phone.database.table('cursors').update(['S1', 'offers'], { next: null })
    phone.server.answer = page({ items: [offer('A', { discount: 'half' }), { name: 'Of no number' }] })
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [{ id: 'A', discount: 10 }], unread: 2 })
  })

  it('READ-02 what could not be read is asked for again once a day, until all can be', async () => {
    const day = 24 * 60 * 60 * 1000
    const phone = openPhone()
    phone.server.answer = page({ items: [offer('A', { discount: 'half' }), { name: 'Of no number' }] })
    phone.state.now = Date.parse('2026-11-21T06:12:00Z')
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [], unread: 2 })
    phone.server.answer = null
    phone.server.put('A')
    await phone.records.tidy('offers', 'S1', phone.state.now + day / 2)
    phone.server.answer = page({})
    await phone.refresh()
    await phone.records.tidy('offers', 'S1', phone.state.now + day)
    expect(await phone.held()).toMatchObject({ items: [], unread: 2 })
    phone.server.answer = () => (phone.server.asked.length === 3 ? page({})() : null)
    await phone.refresh()
    expect(phone.server.asked).toEqual(['?limit=200', '?since=x&limit=200', '?since=x&limit=200', '?limit=200'])
    expect(await phone.ids()).toEqual(['A'])
    expect(await phone.held()).not.toHaveProperty('unread')
    await phone.records.tidy('offers', 'S1', phone.state.now + 3 * day)
    expect(await phone.records.cursor('offers', 'S1')).toMatchObject({ next: '1-1' })
    expect(await phone.records.cursor('offers', 'S1')).not.toHaveProperty('again')
  })

  it('READ-02 what is new comes first where all is asked for anew, and is kept though the rest does not come', async () => {
    const day = 24 * 60 * 60 * 1000
    const phone = openPhone()
    phone.server.put('A', 'B', 'C', 'D')
    phone.state.now = Date.parse('2026-11-21T06:12:00Z')
    await phone.refresh()
    await phone.database.table('cursors').update(['S1', 'offers'], { unread: ['X'] })
    phone.state.now += day
    await phone.records.tidy('offers', 'S1', phone.state.now)
    for (const id of ['E', 'F']) {
      phone.server.put(id)
      const before = phone.server.asked.length
      phone.server.answer = () => (phone.server.asked.length - before > 2 ? Response.error() : null)
      expect(await phone.refresh()).toMatchObject({ kind: 'unavailable' })
      expect((await phone.ids())[0]).toBe(id)
    }
    phone.server.answer = null
    const interrupted = phone.server.asked.length
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(phone.server.asked.slice(interrupted)).toEqual(['?since=1-6&limit=200', '?limit=200', '?since=1-2&limit=200', '?since=1-4&limit=200'])
    expect(await phone.held()).not.toHaveProperty('unread')
    await phone.refresh()
    expect(phone.server.asked.slice(interrupted + 4)).toEqual(['?since=1-6&limit=200'])
  })

  it('READ-02 SNAP-04 what is to be asked for anew is asked for once where the cursor is known no more', async () => {
    const phone = openPhone()
    phone.server.put('A')
    await phone.refresh()
    await phone.database.table('cursors').update(['S1', 'offers'], { again: true })
    phone.server.startOver('B')
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(phone.server.asked.slice(1)).toEqual(['?since=1-1&limit=200', '?limit=200'])
    expect(await phone.ids()).toEqual(['B'])
  })

  it('EXT-03 READ-02 a module that was closed after an answer that could not be read is not said to be asked again', async () => {
    const phone = openPhone()
    phone.server.put('A')
    await phone.refresh()
    phone.server.answer = () => Response.json({ offers: [] })
    await phone.refresh()
    phone.server.answer = () => Response.json({}, { status: 404 })
    await phone.refresh()
    expect(await phone.held()).not.toHaveProperty('unread')
  })

  it('READ-02 an answer of which nothing can be read is told, until one can be', async () => {
    const phone = openPhone()
    phone.server.answer = () => Response.json({ offers: [] })
    await phone.refresh()
    expect(await phone.held()).toEqual({ kind: 'unreadable' })
    phone.server.answer = null
    phone.server.put('A')
    await phone.refresh()
    expect(await phone.held()).not.toHaveProperty('unread')
    phone.server.answer = () => Response.json({ offers: [] })
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [{ id: 'A' }], asOf: 1000, unread: 'answer' })
  })

  it.each([[null], [''], [undefined]])('READ-01 reads on from where it was where a page names %j as its cursor', async (next) => {
    const phone = openPhone()
    phone.server.answer = page({ items: [offer('A')], next, serverTime: '2026-11-21T11:42:00+05:30' })
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    await phone.refresh()
    expect(phone.server.asked).toEqual(['?limit=200', '?limit=200'])
    phone.server.answer = page({ items: [offer('B')], next: 7 })
    await phone.refresh()
    phone.server.answer = page({ next })
    await phone.refresh()
    await phone.refresh()
    expect(phone.server.asked.slice(3)).toEqual(['?since=7&limit=200', '?since=7&limit=200'])
    expect(await phone.ids()).toEqual(['B'])
  })

  it('READ-01 takes no number for an id or a cursor that JSON has rounded', async () => {
    const phone = openPhone()
    phone.server.put('A')
    await phone.refresh()
    phone.server.answer = page({ items: [offer('A', { id: 2 ** 53 }), offer('A', { id: 2 ** 53 + 2 })], gone: [2 ** 53], next: 2 ** 53 })
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [{ id: 'A' }], unread: 1 })
    await phone.refresh()
    expect(phone.server.asked.slice(1)).toEqual(['?since=1-1&limit=200', '?since=1-1&limit=200'])
  })

  it('READ-02 counts as never read where this version does not understand its cursor, and passes over items of that kind', async () => {
    const phone = openPhone()
    phone.server.put('A', 'B')
    await phone.refresh()
    await phone.database.records.update(['S1', 'offers', 'A'], { item: { id: 'A' } })
    expect(await phone.ids()).toEqual(['B'])
    await phone.database.table('cursors').put({ sellerId: 'S1', resource: 'offers', next: 7 })
    expect(await phone.held()).toEqual({ kind: 'nothing' })
    await phone.refresh()
    expect(await phone.ids()).toEqual(['B', 'A'])
  })
})

describe('the record that a command is answered with', () => {
  const changed = { id: 'A', name: 'Changed', discount: 10, purchaseValue: 499, startDate: '2026-11-01', endDate: '2026-11-30' }
  const accepted = (record: { readonly id: string }) => ({ kind: 'accepted', message: null, record }) as const

  async function sendChange(store: TestOutbox) {
    return claim(store, await saveChange(store, [1], 1))
  }
  const states = async (store: TestOutbox) => (await store.database.submissions.toArray()).map(({ state }) => state)

  it('READ-02 QUEUE-02 takes the place of the one that was read, as the last change', async () => {
    const { server, store, ...phone } = openPhone()
    server.put('A', 'B')
    await phone.refresh()
    await store.outbox.settle(await sendChange(store), accepted(changed))
    expect(await states(store)).toEqual(['accepted'])
    expect(await phone.held()).toMatchObject({ items: [{ id: 'A', name: 'Changed' }, { id: 'B' }], asOf: 1000 })
    server.put('C')
    await phone.refresh()
    expect(await phone.ids()).toEqual(['C', 'A', 'B'])
  })

  it('SNAP-01 READ-02 QUEUE-07 is stored with the row that it settles, or neither is', async () => {
    const { server, store, ...phone } = openPhone()
    server.put('A')
    await phone.refresh()
    const claimed = await sendChange(store)
    phone.database.records.hook('updating', () => {
      throw new Error('The device is full')
    })
    await expect(store.outbox.settle(claimed, accepted(changed))).rejects.toThrow()
    expect(await states(store)).toEqual(['sending'])
    expect(await phone.held()).toMatchObject({ items: [{ id: 'A', name: 'Offer A' }] })
  })

  it('READ-02 shows nothing of what was never read', async () => {
    const { store, held } = openPhone()
    await store.outbox.settle(await sendChange(store), accepted(changed))
    expect(await states(store)).toEqual(['accepted'])
    expect(await held()).toEqual({ kind: 'nothing' })
  })
})
