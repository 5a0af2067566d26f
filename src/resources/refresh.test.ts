import { describe, expect, it, onTestFinished } from 'vitest'
import { revisionOf } from '@/contract/formats'
import { createCaller } from '@/transport/call'
import { anOrder } from '../../tests/support/an-order'
import { createChangesServer, offer, page } from '../../tests/support/changes-server'
import { handMadeBackend, reportedConnectivity } from '../../tests/support/hand-made-backend'
import { claim, openOutbox, saveChange, type TestOutbox } from '../../tests/support/outbox-store'
import { openPhone, reader } from '../../tests/support/reading-phone'
import { createRecords, resourceOf } from './records'
import { refresh } from './refresh'

describe('refreshing from the backend', () => {
  it('READ-02 before the first read the state is "nothing", which is not an empty list', async () => {
    const phone = openPhone()
    expect(await phone.held()).toEqual({ kind: 'nothing' })
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(await phone.held()).toEqual({ kind: 'items', items: [], isWhole: true, asOf: 1000 })
  })

  it('READ-01 READ-02 stores page by page, newest change first, with the time of the read', async () => {
    const phone = openPhone()
    phone.server.put('A', 'B', 'C', 'D', 'E')
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(phone.server.asked).toEqual(['?limit=200', '?since=1-2&limit=200', '?since=1-4&limit=200'])
    expect(await phone.ids()).toEqual(['E', 'D', 'C', 'B', 'A'])
    expect(await phone.held()).toMatchObject({ asOf: 1000 })
  })

  it('READ-01 READ-02 applies changes and deletions, and requests nothing older than its cursor', async () => {
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

  it('READ-02 shows the first read only when it is complete, and resumes an interrupted one', async () => {
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

  it('SNAP-04 READ-01 READ-02 starts over after a 410, and keeps the old records readable until the new ones are complete', async () => {
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

  it('READ-02 SNAP-04 starts over without a cursor, and keeps the old records readable until the new ones are complete', async () => {
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

  it('SNAP-04 CMD-05 keeps a newer revision if the backend has no cursors, and accepts an older one after a 410', async () => {
    const { database } = openOutbox()
    onTestFinished(() => database.close())
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

  it('READ-02 keeps no more records than the bound, and removes those that changed longest ago', async () => {
    const phone = openPhone(createChangesServer({ pageSize: 3 }), { ...resourceOf('offers'), bound: 3 })
    phone.server.put('A', 'B', 'C', 'D')
    await phone.refresh()
    phone.server.rename('B', 'Again')
    phone.server.put('E')
    await phone.refresh()
    expect(await phone.ids()).toEqual(['E', 'B', 'D'])
  })

  it('READ-04 stores records for each seller, and deletes them at log-out even if waiting steps are kept', async () => {
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

  it('READ-04 stores nothing for a seller who logs out before the answer arrives', async () => {
    const phone = openPhone()
    phone.server.put('A')
    phone.server.answer = () => {
      phone.state.mayKeep = false
      return null
    }
    expect(await phone.refresh()).toEqual({ kind: 'left' })
    expect(await phone.database.records.count()).toBe(0)
  })

  it.each([
    ['nothing', null],
    ['a blank', ''],
    ['no field', undefined],
    ['half of a character', '\uD800'],
    ['more than an address can carry', 'x'.repeat(2001)],
  ])('READ-01 continues from the previous cursor if a page names %s as its cursor', async (_, next) => {
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

  const [morning, afternoon] = ['2026-11-21T06:12:00Z', '2026-11-21T11:12:00Z'].map((at) => Date.parse(at))
  it.each([
    ['before it heard', '2026-11-21T06:12:00Z'],
    ['before it asked', '2026-11-21T11:12:00Z'],
  ])('READ-02 QUEUE-09 on a phone that slept %s, the records are dated by the start of the read, and its clock counts as right', async (_, serverTime) => {
    const phone = openPhone()
    phone.state.now = morning ?? 0
    phone.server.answer = () => {
      phone.state.now = afternoon ?? 0
      return page({ serverTime })()
    }
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(await phone.records.cursor('offers', 'S1')).toMatchObject({ asOf: morning, ahead: 0 })
  })

  it('READ-01 rejects numbers as ids and cursors if JSON has rounded them', async () => {
    const phone = openPhone()
    phone.server.put('A')
    await phone.refresh()
    phone.server.answer = page({ items: [offer('A', { id: 2 ** 53 }), offer('A', { id: 2 ** 53 + 2 })], gone: [2 ** 53], next: 2 ** 53 })
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [{ id: 'A' }], unread: 1 })
    await phone.refresh()
    expect(phone.server.asked.slice(1)).toEqual(['?since=1-1&limit=200', '?since=1-1&limit=200'])
  })
})

describe('the record in the answer to a command', () => {
  const changed = { id: 'A', name: 'Changed', discount: 10, purchaseValue: 499, startDate: '2026-11-01', endDate: '2026-11-30' }
  const accepted = (record: { readonly id: string }) => ({ kind: 'accepted', message: null, record }) as const

  async function sendChange(store: TestOutbox) {
    return claim(store, await saveChange(store, [1], 1))
  }
  const states = async (store: TestOutbox) => (await store.database.submissions.toArray()).map(({ state }) => state)

  it('READ-02 QUEUE-02 replaces the stored record as the latest change', async () => {
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

  it('SNAP-01 READ-02 QUEUE-07 is stored in one transaction with the settled row', async () => {
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

  it('READ-02 is not shown if the records were never read', async () => {
    const { store, held } = openPhone()
    await store.outbox.settle(await sendChange(store), accepted(changed))
    expect(await states(store)).toEqual(['accepted'])
    expect(await held()).toEqual({ kind: 'nothing' })
  })
})
