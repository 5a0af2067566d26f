import { expect, it } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import { anOrder } from '../../tests/support/an-order'
import { openOutbox } from '../../tests/support/outbox-store'
import { createRecords, resourceOf } from './records'

it('READ-02 what a change did not touch stays the same object for whoever watches', async () => {
  const { database } = openOutbox()
  const records = createRecords(database)
  const orders = resourceOf('orders')
  const keep = (...items: readonly Order[]) =>
    records.keep(orders, 'S1', { pages: [{ items, gone: [], next: 'c', more: false, serverTime: '2026-11-21T06:00:00Z' }], replacesAll: false, at: Date.parse('2026-11-21T06:00:00Z') })
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
