import { afterEach, describe, expect, it, vi } from 'vitest'
import { commandNames } from '@/contract/modules/command-names'
import type { Order } from '@/contract/reads/orders/orders'
import { stepCommandName } from '@/outbox/command'
import { createOutbox } from '@/outbox/outbox'
import { isPending, submissionsOf } from '@/outbox/submission'
import { newId } from '@/storage/new-id'
import { anOrder } from '../../tests/support/an-order'
import { openOutbox } from '../../tests/support/outbox-store'
import { testCommands } from '../../tests/support/scoped-command'
import { stepBody } from '../../tests/support/step-bodies'
import { makeRoom } from './make-room'
import { createRecords, resourceOf } from './records'

const day = 24 * 60 * 60 * 1000
const today = Date.parse('2026-11-21T06:00:00Z')
const opened: { close(): void }[] = []
afterEach(() => {
  for (const database of opened.splice(0)) database.close()
})

const closed = (id: string, days: number): Order => anOrder({ id, state: 'delivered', updatedAt: new Date(today - days * day).toISOString() })

function openPhone() {
  const { database } = openOutbox()
  opened.push(database)
  const records = createRecords(database)
  /** @param ahead how far the phone's clock is ahead of the marketplace's, in milliseconds */
  const read = (time: number, bound: number, items: readonly Order[], { ahead = 0, replacesAll = false } = {}) =>
    records.keep({ ...resourceOf('orders'), bound }, 'S1', { pages: [{ items, unread: [], gone: [], next: 'c', more: false, serverTime: new Date(time).toISOString() }], replacesAll, beginsAnew: false, at: time + ahead })
  const kept = async (): Promise<readonly Order[]> =>
    (await database.records.toArray()).map(({ item }) => resourceOf('orders').item.parse(item)).toSorted((one, other) => one.id.localeCompare(other.id))
  return { database, records, read, kept, ids: async () => (await kept()).map(({ id }) => id) }
}

it('SNAP-02 SNAP-06 orders older than 30 days are not stored, and buyers of orders closed for 7 days are removed', async () => {
  const { read, kept } = openPhone()
  await read(today, 10, [anOrder({ id: 'open' }), closed('week', 8), closed('month', 31)])
  expect((await kept()).map(({ id, buyer }) => [id, buyer.name])).toEqual([
    ['open', 'Asha Rao'],
    ['week', ''],
  ])
})

it('SNAP-03 QUEUE-03 orders are stored, and room is made, although an outbox row has no scopes', async () => {
  const { database, read, ids } = openPhone()
  const row = { sellerId: 'S1', subject: 7, order: 1, key: 'k', savedAt: today, attempts: 0, state: 'waiting' }
  await database.submissions.add(row)
  expect(await read(today, 10, [anOrder({ id: 'open' }), closed('here', 1)])).toMatchObject({ kind: 'stored' })
  expect(await makeRoom(database)).toBe(true)
  expect(await ids()).toEqual(['open'])
})

it('SNAP-02 expired orders of a page are deleted only if they are stored here', async () => {
  const { read, ids } = openPhone()
  await read(today, 10, [anOrder({ id: 'open' }), closed('here', 1)], { replacesAll: true })
  const deleted = vi.spyOn(IDBObjectStore.prototype, 'delete')
  await read(today, 10, [closed('never', 31), closed('here', 31), closed('neither', 40)])
  expect(await ids()).toEqual(['open'])
  expect(deleted.mock.calls.map(([key]) => key)).toEqual([['S1', 'orders', 'here']])
})

it('SNAP-02 only orders that are stored are looked up for a large page, and newer stored ones stay', async () => {
  const { read, kept } = openPhone()
  const page = (rev: number, count: number) => Array.from({ length: count }, (_, place) => anOrder({ id: `OD-${place}`, rev }))
  await read(today, 1000, page(5, 3))
  const looked = vi.spyOn(IDBObjectStore.prototype, 'get')
  await read(today, 1000, page(4, 200))
  expect(looked.mock.calls.filter(([key]) => Array.isArray(key) && key.length === 3)).toHaveLength(3)
  expect((await kept()).filter(({ rev }) => rev === 5)).toHaveLength(3)
  expect(await kept()).toHaveLength(200)
})

it('SNAP-02 SNAP-06 orders and buyers that expire are removed within a day, even without a network', async () => {
  const { records, read, kept, ids } = openPhone()
  await read(today, 10, [anOrder({ id: 'open' }), closed('new', 1), closed('old', 29)])
  await records.tidy(today + day / 2)
  expect(await ids()).toEqual(['new', 'old', 'open'])
  await records.tidy(today + 7 * day)
  expect((await kept()).map(({ id, buyer }) => [id, buyer.name])).toEqual([
    ['new', ''],
    ['open', 'Asha Rao'],
  ])
})

it('SNAP-06 orders that need no change are not written again during the daily clean-up', async () => {
  const { database, records, read } = openPhone()
  await read(today, 10, [anOrder({ id: 'open' }), closed('new', 1), closed('week', 6.5), closed('reduced', 8)])
  const written: string[] = []
  database.records.hook('updating', (_, [, , id]) => void written.push(id))
  await records.tidy(today + day)
  expect(written).toEqual(['week'])
})

it('SNAP-02 QUEUE-09 a wrong clock removes no new order', async () => {
  const { records, read, ids } = openPhone()
  const month = 40 * day
  await read(today, 10, [closed('new', 1)], { ahead: month })
  await records.tidy(today + month)
  await records.tidy(today + month + 2 * day)
  expect(await ids()).toEqual(['new'])
})

it.each([
  ['no calendar has', '+275760-09-12T00:00:00Z'],
  ['is no day of its month', '2026-02-30T06:00:00Z'],
  ['names no zone', '2026-11-20T06:00:00'],
  ['each country reads in another way', '11/12/2026'],
  ['is a number alone', '2026'],
])('SNAP-02 QUEUE-09 a server time that %s does not count as a difference of the clocks', async (_, serverTime) => {
  const { records } = openPhone()
  const page = { items: [closed('old', 40)], unread: [], gone: [], next: 'c', more: false, serverTime }
  await records.keep(resourceOf('orders'), 'S1', { pages: [page], replacesAll: false, beginsAnew: false, at: today })
  expect(await records.cursor('orders', 'S1')).toMatchObject({ ahead: 0 })
})

it.each(['2026-11-21T05:00:00Z', '2026-11-21T05:00Z', '2026-11-21T10:30:00+05:30'])('SNAP-02 QUEUE-09 the server time %s counts as a difference of one hour', async (serverTime) => {
  const { records } = openPhone()
  const page = { items: [], unread: [], gone: [], next: 'c', more: false, serverTime }
  await records.keep(resourceOf('orders'), 'S1', { pages: [page], replacesAll: false, beginsAnew: false, at: today })
  expect(await records.cursor('orders', 'S1')).toMatchObject({ ahead: day / 24 })
})

it('SNAP-02 QUEUE-09 orders removed because of a wrong clock while offline are fetched again, once', async () => {
  const { records, read, ids } = openPhone()
  const cursor = () => records.cursor('orders', 'S1')
  await read(today, 10, [closed('new', 1)])
  await records.tidy(today + 40 * day)
  expect(await ids()).toEqual([])
  expect(await cursor()).not.toHaveProperty('again')
  await read(today + day, 10, [])
  expect(await cursor()).toMatchObject({ next: 'c', again: true })
  await read(today + day, 10, [])
  expect(await cursor()).toMatchObject({ next: 'c', again: true })
  await read(today + day, 10, [closed('new', 1)], { replacesAll: true })
  expect(await ids()).toEqual(['new'])
  expect(await cursor()).not.toHaveProperty('again')
})

it('SNAP-02 above the bound the oldest closed orders are removed before open ones', async () => {
  const { read, ids } = openPhone()
  await read(today, 3, [anOrder({ id: 'open-1' }), closed('closed-1', 1), anOrder({ id: 'open-2' }), closed('closed-2', 1), anOrder({ id: 'open-3' })])
  expect(await ids()).toEqual(['open-1', 'open-2', 'open-3'])
  await read(today, 3, [anOrder({ id: 'open-4' })])
  expect(await ids()).toEqual(['open-2', 'open-3', 'open-4'])
})

/** The device is full for every further write, until something has been deleted. */
function fillDevice(): void {
  let isFull = true
  const put = IDBObjectStore.prototype.put
  const add = IDBObjectStore.prototype.add
  const refuse = (): void => {
    if (isFull) throw new DOMException('No room', 'QuotaExceededError')
  }
  const remove = IDBObjectStore.prototype.delete
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function removed(this: IDBObjectStore, id) {
    isFull = false
    return remove.call(this, id)
  })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function stored(this: IDBObjectStore, ...values) {
    refuse()
    return put.apply(this, values)
  })
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function stored(this: IDBObjectStore, ...values) {
    refuse()
    return add.apply(this, values)
  })
}

it('SNAP-07 a full device removes closed orders to store newly read ones, and nothing else', async () => {
  const { read, ids } = openPhone()
  await read(today, 10, [anOrder({ id: 'open-1' }), closed('closed-1', 1)])
  fillDevice()
  expect((await read(today, 10, [anOrder({ id: 'open-2' })])).kind).toBe('stored')
  expect(await ids()).toEqual(['open-1', 'open-2'])
})

it('SNAP-07 QUEUE-01 a full device removes closed orders to store what a seller saves, and no draft or submission', async () => {
  const { database, read, ids } = openPhone()
  const outbox = createOutbox(database, { commands: testCommands, now: () => today, newKey: () => 'key' }, () => makeRoom(database))
  await outbox.writeDraft({ owner: 'S1', form: 'bank' }, { values: { holder: 'Asha' }, savedAt: today })
  await read(today, 10, [anOrder({ id: 'open' }), closed('closed', 1)])
  fillDevice()
  expect((await outbox.save({ sellerId: 'S1', command: stepCommandName(3), body: stepBody(3, 'S1', 1) })).kind).toBe('stored')
  expect(await ids()).toEqual(['open'])
  expect(await outbox.readDraft({ owner: 'S1', form: 'bank' })).toMatchObject({ values: { holder: 'Asha' } })
  expect(await database.submissions.count()).toBe(1)
})

it('SNAP-07 a full device without closed orders reports that it is full', async () => {
  const { database, read, ids } = openPhone()
  const outbox = createOutbox(database, { commands: testCommands, now: () => today, newKey: () => 'key' }, () => makeRoom(database))
  await read(today, 10, [anOrder({ id: 'open' })])
  fillDevice()
  expect(await outbox.save({ sellerId: 'S1', command: stepCommandName(3), body: stepBody(3, 'S1', 1) })).toEqual({ kind: 'not-stored', reason: 'full' })
  expect(await ids()).toEqual(['open'])
})

describe('a full device removes closed orders so that a waiting submission', () => {
  const accepted = { kind: 'accepted', message: null } as const

  /** Two steps wait; the first is under way. */
  async function openFullPhone() {
    const { database, read, ids } = openPhone()
    const outbox = createOutbox(database, { commands: testCommands, now: () => today, newKey: newId }, () => makeRoom(database))
    await read(today, 10, [anOrder({ id: 'open' }), closed('closed', 1)])
    for (const step of [3, 4] as const) await outbox.save({ sellerId: 'S1', command: stepCommandName(step), body: stepBody(step, 'S1', 1) })
    const [first, later] = submissionsOf((await outbox.ledger('S1')).rows)
    const sent = await outbox.claim(first?.sequence ?? 0)
    if (sent === null || later === undefined || !isPending(later)) throw new Error('Nothing waits')
    const rows = async () => submissionsOf((await outbox.ledger('S1')).rows)
    return { outbox, sent, later, rows, ids }
  }
  type FullPhone = Awaited<ReturnType<typeof openFullPhone>>

  it.each<[string, (phone: FullPhone) => Promise<unknown>, readonly string[]]>([
    ['leaves', ({ outbox, later }) => outbox.claim(later.sequence), ['sending', 'sending']],
    ['has its answer written down', ({ outbox, sent }) => outbox.settle(sent, accepted), ['accepted', 'waiting']],
    ['has its answer written down as the next one leaves', ({ outbox, sent, later }) => outbox.settleAndClaim(sent, accepted, later), ['accepted', 'sending']],
  ])('SNAP-07 QUEUE-02 %s', async (_, act, states) => {
    const phone = await openFullPhone()
    fillDevice()
    await act(phone)
    expect((await phone.rows()).map(({ state }) => state)).toEqual(states)
    expect(await phone.ids()).toEqual(['open'])
  })

  it('SNAP-07 QUEUE-07 can be sent after the death of a tab that had claimed more than one', async () => {
    const { outbox, later, rows } = await openFullPhone()
    await outbox.claim(later.sequence)
    fillDevice()
    expect(await outbox.next('S1', today, false)).toMatchObject({ kind: 'send', submission: { step: 3 } })
    expect((await rows()).map(({ state }) => state)).toEqual(['sending', 'waiting'])
  })
})

describe('a closed order with a command that has not arrived', () => {
  /** Packed here, and cancelled there meanwhile: to the marketplace it is closed. */
  const cancelled = (id: string, days: number): Order => anOrder({ id, state: 'cancelled', updatedAt: new Date(today - days * day).toISOString(), cancelled: { by: 'customer', reason: '', at: '2026-11-01T00:00:00Z', wasPacked: false, takenOut: false } })

  async function openPhoneWith(id: string) {
    const phone = openPhone()
    const outbox = createOutbox(phone.database, { commands: testCommands, now: () => today, newKey: newId })
    const stored = await outbox.save({ sellerId: 'S1', command: commandNames.orderTakenOut, body: { sellerId: 'S1', id, rev: 1, at: new Date(today).toISOString() } })
    const arrive = async (): Promise<void> => {
      const sent = stored.kind === 'stored' ? await outbox.claim(stored.value) : null
      if (sent === null) throw new Error('Nothing waits')
      await outbox.settle(sent, { kind: 'accepted', message: null })
    }
    return { ...phone, arrive }
  }

  it('SNAP-07 CLASH-01 stays on a full device until the command has arrived', async () => {
    const { database, read, ids, arrive } = await openPhoneWith('OD-x')
    await read(today, 10, [cancelled('OD', 1), cancelled('OD-x', 1), closed('OD-xy', 1)])
    expect(await makeRoom(database)).toBe(true)
    expect(await ids()).toEqual(['OD-x'])
    await arrive()
    expect(await makeRoom(database)).toBe(true)
    expect(await ids()).toEqual([])
  })

  it('SNAP-02 CLASH-01 stays after 30 days and above the bound until the command has arrived', async () => {
    const { records, read, kept, ids, arrive } = await openPhoneWith('mine')
    await read(today, 2, [cancelled('mine', 2), cancelled('other', 1)])
    await read(today, 2, [anOrder({ id: 'open' })])
    expect(await ids()).toEqual(['mine', 'open'])
    await records.tidy(today + 40 * day)
    expect((await kept()).map(({ id, buyer }) => [id, buyer.name])).toEqual([
      ['mine', ''],
      ['open', 'Asha Rao'],
    ])
    await read(today + 40 * day, 2, [cancelled('mine', 2)])
    expect(await ids()).toEqual(['mine', 'open'])
    await arrive()
    await records.tidy(today + 41 * day)
    expect(await ids()).toEqual(['open'])
  })
})
