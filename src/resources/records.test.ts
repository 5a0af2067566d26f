import { expect, it } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import { may, mayHaveLeft } from '@/domain/orders/order-state'
import { anOrder } from '../../tests/support/an-order'
import { openOutbox } from '../../tests/support/outbox-store'
import { createRecords, resourceOf } from './records'
import type { ResourceState } from './source'

const firstHeld = (watched: ReturnType<ReturnType<typeof createRecords>['watch']>): Promise<ResourceState<unknown>> =>
  new Promise((resolve, reject) => void watched.subscribe({ next: resolve, outOfReach: reject }))

it('READ-02 records that did not change keep their object identity for watchers', async () => {
  const { database } = openOutbox()
  const records = createRecords(database)
  const orders = resourceOf('orders')
  const keep = (...items: readonly Order[]) =>
    records.keep(orders, 'S1', { pages: [{ items, unread: [], gone: [], next: 'c', more: false, serverTime: '2026-11-21T06:00:00Z' }], replacesAll: false, beginsAnew: false, at: Date.parse('2026-11-21T06:00:00Z') })
  await keep(anOrder({ id: 'OD-1' }), anOrder({ id: 'OD-2' }))
  const seen: (readonly Order[])[] = []
  const watched = records.watch(orders, 'S1').subscribe({
    next: (held) => held.kind === 'items' && seen.push(held.items),
    outOfReach: () => expect.fail('The store is there'),
  })
  await expect.poll(() => seen.at(-1)).toHaveLength(2)
  await keep(anOrder({ id: 'OD-1', rev: 4, state: 'packed' }))
  const of = (items: readonly Order[] | undefined, id: string): Order | undefined => items?.find((order) => order.id === id)
  await expect.poll(() => of(seen.at(-1), 'OD-1')?.state).toBe('packed')
  expect(of(seen.at(-1), 'OD-2')).toBe(of(seen[0], 'OD-2'))
  watched.unsubscribe()
  database.close()
})

it('SNAP-04 CMD-05 a page requested before a command was answered does not overwrite the newer record; only a newer revision replaces it', async () => {
  const { database } = openOutbox()
  const records = createRecords(database)
  const orders = resourceOf('orders')
  const keep = (item: Order, { replacesAll = false, beginsAnew = false } = {}) =>
    records.keep(orders, 'S1', { pages: [{ items: [item], unread: [], gone: [], next: 'c', more: false, serverTime: '2026-11-21T06:00:00Z' }], replacesAll, beginsAnew, at: Date.parse('2026-11-21T06:00:00Z') })
  const kept = () => database.records.get(['S1', 'orders', 'OD-1'])
  await keep(anOrder({ id: 'OD-1', rev: 3 }))
  // As the answer to a command on revision 3 leaves it.
  await database.records.update(['S1', 'orders', 'OD-1'], { item: anOrder({ id: 'OD-1', rev: 4, state: 'packed' }), ownSince: 3 })
  await keep(anOrder({ id: 'OD-1', rev: 3 }))
  expect(await kept()).toMatchObject({ item: { rev: 4, state: 'packed' }, ownSince: 3 })
  // Nor does a read without a cursor replace it, as from a marketplace that knows none.
  await keep(anOrder({ id: 'OD-1', rev: 3 }), { replacesAll: true })
  expect(await kept()).toMatchObject({ item: { rev: 4, state: 'packed' }, ownSince: 3 })
  await keep(anOrder({ id: 'OD-1', rev: 4, state: 'packed' }), { replacesAll: true })
  expect(await kept()).toMatchObject({ ownSince: 3 })
  await keep(anOrder({ id: 'OD-1', rev: 4, state: 'packed', awb: 'LL-2' }))
  expect(await kept()).toMatchObject({ item: { rev: 4, awb: 'LL-2' }, ownSince: 3 })
  await keep(anOrder({ id: 'OD-1', rev: 5, state: 'on-the-way' }))
  expect(await kept()).not.toHaveProperty('ownSince')
  // A marketplace that starts over is believed, whatever revision it begins with.
  await keep(anOrder({ id: 'OD-1', rev: 1 }), { replacesAll: true, beginsAnew: true })
  expect(await kept()).toMatchObject({ item: { rev: 1 } })
  database.close()
})

it('READ-02 SNAP-04 an unreadable order keeps its stored content, but takes over a closed state that can be read', async () => {
  const { database } = openOutbox()
  const records = createRecords(database)
  const orders = resourceOf('orders')
  const keep = (items: readonly Order[], ...sent: readonly object[]) =>
    records.keep(orders, 'S1', {
      pages: [{ items, unread: sent.map((each) => ({ id: 'OD-1', sent: each })), gone: [], next: 'c', more: false, serverTime: '2026-11-21T06:00:00Z' }],
      replacesAll: false,
      beginsAnew: false,
      at: Date.parse('2026-11-21T06:00:00Z'),
    })
  const kept = () => database.records.get(['S1', 'orders', 'OD-1'])
  await keep([anOrder({ id: 'OD-1', rev: 3 })])
  expect(await kept()).toMatchObject({ first: 1 })
  await keep([], { id: 'OD-1', rev: 2, state: 'packed' })
  await keep([], { id: 'OD-1', rev: '2', state: 'packed' })
  expect(await kept()).toMatchObject({ item: anOrder({ id: 'OD-1', rev: 3 }) })
  await keep([], { id: 'OD-1', rev: '5', state: 'cancelled', lines: [] })
  const cancelled = { by: 'marketplace', reason: '', at: anOrder().updatedAt, wasPacked: false, takenOut: false } as const
  expect(await kept()).toMatchObject({ item: anOrder({ id: 'OD-1', rev: 3, state: 'cancelled', cancelled }) })
  expect(await kept()).not.toHaveProperty('first')
  await keep([], { id: 'OD-1', rev: 6, state: 7 })
  expect(await kept()).toMatchObject({ item: { state: 'cancelled' } })
  await keep([], { id: 'OD-1', state: 'delivered' })
  expect(await kept()).toMatchObject({ item: { state: 'delivered' } })
  database.close()
})

it('READ-02 SNAP-04 an unreadable cancellation of a packed order still leaves it to be taken out', async () => {
  const { database } = openOutbox()
  const records = createRecords(database)
  const page = { items: [], unread: [], gone: [], next: 'c', more: false, serverTime: '2026-11-21T06:00:00Z' }
  const keep = (change: object) => records.keep(resourceOf('orders'), 'S1', { pages: [{ ...page, ...change }], replacesAll: false, beginsAnew: false, at: Date.parse('2026-11-21T06:00:00Z') })
  const packed = anOrder({ state: 'packed', packed: { grams: 450, sides: [300, 200, 40], at: '2026-11-21T01:00:00Z' } })
  await keep({ items: [packed] })
  await keep({ unread: [{ id: packed.id, sent: { id: packed.id, rev: 4, state: 'cancelled', lines: [] } }] })
  const kept = async () => database.records.get(['S1', 'orders', packed.id])
  expect(await kept()).toMatchObject({ first: 1 })
  expect(may(resourceOf('orders').item.parse((await kept())?.item), 'taken-out', 0)).toEqual({ may: true })
  // The readable part of the cancellation is believed.
  const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T05:00:00Z', wasPacked: true, takenOut: true }
  await keep({ items: [{ ...packed, rev: 4 }] })
  await keep({ unread: [{ id: packed.id, sent: { id: packed.id, rev: 5, state: 'cancelled', cancelled, lines: [] } }] })
  expect(await kept()).toMatchObject({ item: { rev: 4, cancelled } })
  database.close()
})

it('READ-02 CLASH-02 an unreadable cancellation of an order packed only on this phone keeps what it says of the cancellation', async () => {
  const { database } = openOutbox()
  const records = createRecords(database)
  const page = { items: [], unread: [], gone: [], next: 'c', more: false, serverTime: '2026-11-21T06:00:00Z' }
  const keep = (change: object) => records.keep(resourceOf('orders'), 'S1', { pages: [{ ...page, ...change }], replacesAll: false, beginsAnew: false, at: Date.parse('2026-11-21T06:00:00Z') })
  const placed = anOrder()
  await keep({ items: [placed] })
  const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T05:00:00Z', wasPacked: false, takenOut: false }
  await keep({ unread: [{ id: placed.id, sent: { id: placed.id, rev: 4, state: 'cancelled', cancelled, lines: [] } }] })
  const kept = resourceOf('orders').item.parse((await database.records.get(['S1', 'orders', placed.id]))?.item)
  expect(kept).toMatchObject({ state: 'cancelled', cancelled })
  expect([mayHaveLeft(kept), may(kept, 'taken-out', 0).may]).toEqual([true, false])
  database.close()
})

it('READ-02 SNAP-04 a readable order of an earlier page stays if a later page has it in an unreadable form', async () => {
  const { database } = openOutbox()
  const records = createRecords(database)
  const page = { items: [], unread: [], gone: [], next: 'c', more: true, serverTime: '2026-11-21T06:00:00Z' }
  const keep = (...pages: readonly object[]) =>
    records.keep(resourceOf('orders'), 'S1', { pages: pages.map((change) => ({ ...page, ...change })), replacesAll: true, beginsAnew: true, at: Date.parse('2026-11-21T06:00:00Z') })
  await keep({ items: [anOrder({ id: 'OD-1', rev: 3 })] })
  await keep({ items: [anOrder({ id: 'OD-1', rev: 5, state: 'packed', awb: 'LL-2' })] }, { unread: [{ id: 'OD-1', sent: { id: 'OD-1', rev: 6, state: 'on-the-way', lines: [] } }] })
  expect(await database.records.get(['S1', 'orders', 'OD-1'])).toMatchObject({ item: { rev: 5, state: 'on-the-way', awb: 'LL-2' } })
  database.close()
})

it('READ-01 MOVE-04 LAW-05 blank numbers stored by an earlier version are read as null', async () => {
  const { database } = openOutbox()
  const records = createRecords(database)
  const orders = resourceOf('orders')
  const kept = anOrder({ awb: '', courier: '', invoiceNumber: ' ' })
  await records.keep(orders, 'S1', { pages: [{ items: [kept], unread: [], gone: [], next: 'c', more: false, serverTime: '2026-11-21T06:00:00Z' }], replacesAll: false, beginsAnew: false, at: Date.parse('2026-11-21T06:00:00Z') })
  expect(await firstHeld(records.watch(orders, 'S1'))).toMatchObject({ items: [{ awb: null, courier: null, invoiceNumber: null }] })
  database.close()
})

it('HOME-03 READ-02 an order stored by a later version counts as unread, and a full read is scheduled within a day', async () => {
  const { database } = openOutbox()
  const records = createRecords(database)
  const orders = resourceOf('orders')
  const at = Date.parse('2026-11-21T06:00:00Z')
  const keep = (items: readonly Order[], ...unread: readonly string[]) =>
    records.keep(orders, 'S1', { pages: [{ items, unread: unread.map((id) => ({ id, sent: { id } })), gone: [], next: 'c', more: false, serverTime: '2026-11-21T06:00:00Z' }], replacesAll: items.length > 0, beginsAnew: false, at })
  const all = [anOrder({ id: 'OD-1' }), anOrder({ id: 'OD-2' }), anOrder({ id: 'OD-3' })]
  const tidied = async (day: number) => {
    await records.tidy(at + day * 24 * 60 * 60 * 1000)
    return records.cursor('orders', 'S1')
  }
  await keep(all)
  expect(await tidied(1)).not.toHaveProperty('again')
  for (const id of ['OD-2', 'OD-3']) await database.records.update(['S1', 'orders', id], { item: { ...anOrder({ id }), kind: 'exchange' } })
  expect(await firstHeld(records.watch(orders, 'S1'))).toMatchObject({ items: [{ id: 'OD-1' }], unread: 2 })
  // An order that is sent again is not counted again.
  await keep([], 'OD-2', 'OD-4')
  expect(await firstHeld(records.watch(orders, 'S1'))).toMatchObject({ items: [{ id: 'OD-1' }], unread: 3 })
  await keep(all)
  expect(await firstHeld(records.watch(orders, 'S1'))).not.toHaveProperty('unread')
  await database.records.update(['S1', 'orders', 'OD-2'], { item: { ...anOrder({ id: 'OD-2' }), kind: 'exchange' } })
  expect(await tidied(3)).toMatchObject({ again: true })
  database.close()
})

it('QUEUE-09 watching the records reports the difference of the clocks at the time of the read', async () => {
  const { database } = openOutbox()
  const recalled: number[][] = []
  const records = createRecords(database, (...told) => void recalled.push(told))
  const at = Date.parse('2026-11-24T06:00:00Z')
  const page = { items: [anOrder()], unread: [], gone: [], next: 'c', more: false, serverTime: '2026-11-21T06:00:00Z' }
  await records.keep(resourceOf('orders'), 'S1', { pages: [page], replacesAll: true, beginsAnew: false, at })
  expect(recalled).toEqual([])
  await firstHeld(records.watch(resourceOf('orders'), 'S1'))
  expect(recalled.at(-1)).toEqual([3 * 24 * 60 * 60 * 1000, at])
  database.close()
})

it('KIT-02 orders that need the seller are shown before the rest is read, and a second watcher gets the whole list at once', async () => {
  const { database } = openOutbox()
  const records = createRecords(database)
  const orders = resourceOf('orders')
  const keep = (gone: readonly string[], ...items: readonly Order[]) =>
    records.keep(orders, 'S1', { pages: [{ items, unread: [], gone, next: 'c', more: false, serverTime: '2026-11-21T06:00:00Z' }], replacesAll: false, beginsAnew: false, at: Date.parse('2026-11-21T06:00:00Z') })
  const closed = { state: 'delivered', updatedAt: '2026-11-21T05:00:00Z' }
  await keep([], ...Array.from({ length: 500 }, (_, place) => anOrder({ id: `OLD-${place}`, ...closed })))
  await keep([], anOrder({ id: 'OD-1' }), anOrder({ id: 'OD-2', ...closed }), anOrder({ id: 'OD-3', state: 'packed' }), anOrder({ id: 'OD-4' }), anOrder({ id: 'OD-5' }))
  await keep(['OD-4'], anOrder({ id: 'OD-5', ...closed }), anOrder({ id: 'OD-6', state: 'cancelled', cancelled: { by: 'customer', reason: '', at: closed.updatedAt, wasPacked: true, takenOut: false } }))
  const watch = (watched: ReturnType<typeof records.watch<Order>>) => {
    const seen: string[] = []
    const { unsubscribe } = watched.subscribe({
      next: (held) => held.kind === 'items' && seen.push(`${held.items.flatMap(({ id }) => (id.startsWith('OLD') ? [] : [id])).join(' ')} of ${held.items.length}${held.isWhole ? '' : ' …'}`),
      outOfReach: () => expect.fail('The store is there'),
      shown: Promise.resolve(),
    })
    return { seen, unsubscribe }
  }
  const whole = 'OD-6 OD-5 OD-3 OD-2 OD-1 of 505'
  const watched = records.watch(orders, 'S1')
  const first = watch(watched)
  await expect.poll(() => first.seen).toEqual(['OD-6 OD-3 OD-1 of 3 …', whole])
  first.unsubscribe()
  const second = watch(watched)
  await expect.poll(() => second.seen).toEqual([whole])
  second.unsubscribe()
  database.close()
})
