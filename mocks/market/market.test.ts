import { describe, expect, it } from 'vitest'
import { ordersRead, orderStates, type Order } from '@/contract/reads/orders/orders'
import { cancelReasons } from '@/contract/modules/order-commands'
import { storedActSchema } from '@mocks/engine/records'
import type { Act, Deed } from './acts'
import { day, hour, toInstant } from './days'
import { customerReasons } from './order-plan'
import { createShopMarket, market } from './market'
import { packByOf, type Shop } from './shop'

const openedAt = Date.UTC(2026, 10, 20, 2, 10)
const shop: Shop = {
  seed: 'seller-open-shop',
  openedAt,
  historyDays: 90,
  ordersPerDay: 4.5,
  waiting: { count: 0, packBy: null },
  hasInvoices: true,
  shipBy: 'both',
  deliveryTypes: ['Standard', 'One Day'],
  cutoffs: { standardExpress: 8 * 60, oneTwoDay: 12 * 60, sameDay: 6 * 60 },
}

const share = (orders: readonly Order[], test: (order: Order) => boolean): number => orders.filter(test).length / orders.length
const inState = (orders: readonly Order[], state: string): readonly Order[] => orders.filter((order) => order.state === state)

describe('a generated shop', () => {
  const orders = market(shop, openedAt, [])

  it('SEED-01 has some four hundred orders from ninety days, each valid by the contract', () => {
    expect(orders.length).toBeGreaterThan(350)
    expect(orders.length).toBeLessThan(450)
    expect(orders.filter((order) => !ordersRead.item.safeParse(order).success)).toEqual([])
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length)
    expect(Math.max(...orders.map(({ id }) => id.length))).toBeLessThanOrEqual(20)
  })

  it('SEED-03 is the same to the byte each time, and different for another seller', () => {
    expect(JSON.stringify(market(shop, openedAt, []))).toBe(JSON.stringify(orders))
    expect(market({ ...shop, seed: 'seller-other' }, openedAt, []).map(({ id }) => id)).not.toContain(orders[0]?.id)
  })

  it('SEED-01 SEED-03 has orders in every state, with every reason to cancel, in realistic shares', () => {
    const large = market({ ...shop, ordersPerDay: 112 }, openedAt, [])
    expect(new Set(large.map(({ state }) => state))).toEqual(new Set(orderStates))
    expect(new Set(large.flatMap(({ cancelled }) => cancelled?.reason ?? []))).toEqual(new Set([...customerReasons, ...cancelReasons, 'not-packed']))
    expect(new Set(large.flatMap(({ cancelled }) => cancelled?.by ?? []))).toEqual(new Set(['customer', 'seller', 'marketplace']))
    expect(share(large, ({ state }) => state === 'cancelled')).toBeCloseTo(0.03, 1)
    expect(share(large, ({ kind }) => kind === 'replacement')).toBeCloseTo(0.02, 2)
    expect(share(large, ({ returnId }) => returnId !== null)).toBeCloseTo(0.1, 1)
    expect(share(large, ({ numbers }) => numbers.length > 1)).toBeGreaterThan(0.03)
    expect(large.some(({ lines, state }) => state !== 'cancelled' && lines.some(({ cancelled }) => cancelled))).toBe(true)
    expect(large.some(({ shipBy, awb }) => shipBy === 'lazy' && awb === null)).toBe(true)
  })

  it('LAW-05 SEED-03 has consecutive invoice numbers on its earlier sales, and none if it offers no invoices', () => {
    const before = ({ packed }: Order): boolean => packed !== null && Date.parse(packed.at) < openedAt
    const sales = orders.filter((order) => order.kind === 'sale' && before(order))
    const numbers = sales.toSorted((one, other) => Date.parse(one.packed?.at ?? '') - Date.parse(other.packed?.at ?? '')).map(({ invoiceNumber }) => invoiceNumber)
    expect(numbers).toEqual(sales.map((_, place) => `26-27/A01/${String(place + 1).padStart(5, '0')}`))
    expect(orders.filter(({ invoiceNumber }) => invoiceNumber !== null)).toHaveLength(sales.length)
    expect(market({ ...shop, hasInvoices: false }, openedAt, []).filter(({ invoiceNumber }) => invoiceNumber !== null)).toEqual([])
  })

  it('LAW-09 a replacement names the invoice of the sale that it replaces, with the same goods and customer', () => {
    const large = market({ ...shop, ordersPerDay: 30 }, openedAt, [])
    const byNumber = new Map(large.map((order) => [order.invoiceNumber, order]))
    const replacements = large.filter(({ kind }) => kind === 'replacement')
    const named = replacements.flatMap((order) => (order.refersTo === undefined ? [] : [{ order, first: byNumber.get(order.refersTo) }]))
    // Replacements in the first days of its history replace sales from before it, and name no invoice.
    expect(named.length).toBeGreaterThan(replacements.length / 2)
    for (const { order, first } of named) {
      expect(first).toMatchObject({ kind: 'sale', buyer: order.buyer, numbers: order.numbers })
      expect(order.lines.map(({ sku }) => sku)).toEqual(first?.lines.slice(0, order.lines.length).map(({ sku }) => sku))
    }
    expect(large.filter(({ kind, refersTo }) => kind === 'sale' && refersTo !== undefined)).toEqual([])
  })

  it('SEED-01 has orders to pack when it opens, and none of them is late', () => {
    const waiting = inState(orders, 'placed')
    expect(waiting.length).toBeGreaterThan(1)
    for (const { packBy } of waiting) expect(Date.parse(packBy)).toBeGreaterThan(openedAt - day)
  })

  it('SEED-01 CLASH-02 has no cancelled parcel left to take out when it opens', () => {
    const packed = market({ ...shop, ordersPerDay: 112 }, openedAt, []).flatMap(({ cancelled }) => (cancelled?.wasPacked === true ? cancelled : []))
    expect(packed.length).toBeGreaterThan(10)
    expect(packed.filter(({ takenOut }) => !takenOut)).toEqual([])
  })

  it('SEED-02 has the same orders after one move of eight hours as after eight moves of one', () => {
    const steps = createShopMarket(shop)
    for (let passed = 0; passed < 8; passed++) steps.at(openedAt + passed * hour, [])
    const { orders: stepped, record } = steps.at(openedAt + 8 * hour, [])
    const moved = market(shop, openedAt + 8 * hour, [])
    expect(stepped.map(record)).toEqual(moved)
    expect(moved.length).toBeGreaterThan(orders.length)
  })

  it('SEED-02 has its earlier orders again after the clock is set back', () => {
    const kept = createShopMarket(shop)
    kept.at(openedAt + 30 * day, [])
    const { orders: back, record } = kept.at(openedAt, [])
    expect(back.map(record)).toEqual(orders)
  })

  it('MOVE-03 sets packBy at least 12, 4 and 1 hours after the order, and not on a Sunday for standard deliveries', () => {
    const saturdayEvening = Date.UTC(2026, 10, 21, 14)
    expect(toInstant(packByOf(shop, 'Standard', saturdayEvening))).toBe('2026-11-23T02:30:00.000Z')
    expect(toInstant(packByOf(shop, 'One Day', saturdayEvening))).toBe('2026-11-22T06:30:00.000Z')
    expect(toInstant(packByOf(shop, 'Same Day', saturdayEvening))).toBe('2026-11-22T00:30:00.000Z')
    for (const { packBy, placedAt } of orders) expect(Date.parse(packBy) - Date.parse(placedAt)).toBeGreaterThanOrEqual(hour)
  })
})

describe('acts on an order', () => {
  const first = inState(market(shop, openedAt, []), 'placed').find(({ shipBy }) => shipBy === 'lazy')
  const id = first?.id ?? ''
  const act = (minutes: number, deed: Deed): Act => ({ orderId: id, at: openedAt + minutes * 60_000, deed })
  const packing = act(5, { kind: 'pack', grams: 410, sides: [300, 240, 60], packedAt: openedAt + 200_000, number: '26-27/A7K/00041' })
  const handover = act(30, { kind: 'handover', manifestId: 'M-1', left: false })
  const orderAt = (now: number, acts: readonly Act[]) => market(shop, now, acts).find((order) => order.id === id)

  it('SEED-01 MOVE-01 change its state from then on, and the courier’s steps follow by themselves', () => {
    expect(orderAt(openedAt + hour, [packing])).toMatchObject({ state: 'packed', rev: 2, invoiceNumber: '26-27/A7K/00041', packed: { grams: 410 } })
    expect(orderAt(openedAt + hour, [packing, handover])).toMatchObject({ state: 'on-the-way', rev: 3, manifestId: 'M-1' })
    const later = orderAt(openedAt + 6 * day, [packing, handover])
    expect(['delivered', 'undelivered']).toContain(later?.state)
    expect(later?.track.length).toBeGreaterThan(4)
  })

  it('EXT-05 that arrive late are dated by when they were done, and what follows by when they arrived', () => {
    const told = openedAt + hour
    const late = (at: number, deed: Deed): Act => ({ orderId: id, at, deed })
    const acts = [
      { ...packing, at: told },
      late(told + 1000, { kind: 'handover', manifestId: 'M-1', left: false, toldAt: openedAt + 600_000 }),
    ]
    const order = orderAt(told + 2000, acts)
    const done = order?.track.filter(({ text }) => text === 'Packed' || text === 'Handed over')
    expect(done?.map(({ at }) => Date.parse(at))).toEqual([openedAt + 200_000, openedAt + 600_000])
    expect(order?.track.map(({ at }) => at)).toEqual(order?.track.map(({ at }) => at).toSorted())
    expect(order).toMatchObject({ state: 'on-the-way', rev: 3, updatedAt: toInstant(told + 1000) })
    const after = (deed: Deed) => market(shop, openedAt + 12 * day, [packing, late(told, deed)]).find((one) => one.id === id)
    const gone = { kind: 'handover', manifestId: 'M-1', left: false } as const
    expect(after({ ...gone, toldAt: openedAt + 600_000 })).toMatchObject({ updatedAt: after(gone)?.updatedAt, state: after(gone)?.state })
  })

  it.each([
    ['nothing, as earlier versions have stored it', undefined, 30],
    ['a time before the packing', openedAt + 60_000, 200 / 60],
    ['a time that lies ahead', openedAt + day, 30],
  ])('EXT-05 a handover that tells %s is dated between the packing and its arrival', (_, toldAt, minutes) => {
    const told = toldAt === undefined ? handover : act(30, { kind: 'handover', manifestId: 'M-1', left: false, toldAt })
    const handedOver = orderAt(openedAt + hour, [packing, told])?.track.find(({ text }) => text === 'Handed over')
    expect(handedOver?.at).toBe(toInstant(openedAt + minutes * 60_000))
  })

  it('MOVE-01 CLASH-02 a cancelled order that has left with the courier all the same is sent back', () => {
    const lazy = inState(market(shop, openedAt, []), 'placed').filter(({ shipBy }) => shipBy === 'lazy')
    const acts = lazy.flatMap((order) =>
      [act(10, { kind: 'customer-cancels', onlyLine: false }), act(30, { kind: 'handover', manifestId: 'M-1', left: true })].map((each) => ({ ...each, orderId: order.id })),
    )
    const ids = new Set(lazy.map((order) => order.id))
    const later = market(shop, openedAt + 12 * day, acts).filter((order) => ids.has(order.id))
    expect(lazy.length).toBeGreaterThan(1)
    for (const { state, cancelled, returnId } of later) expect([state, cancelled?.by, returnId]).toEqual(['undelivered', 'customer', expect.any(String)])
  })

  it('SEED-01 leave every other order unchanged', () => {
    const without = market(shop, openedAt + hour, []).filter((order) => order.id !== id)
    expect(market(shop, openedAt + hour, [packing, handover]).filter((order) => order.id !== id)).toEqual(without)
  })

  it('MOVE-02 if nobody packs, the marketplace cancels the order a day after packBy', () => {
    const packBy = Date.parse(first?.packBy ?? '')
    expect(orderAt(packBy + day - 1, [])).toMatchObject({ state: 'placed' })
    expect(orderAt(packBy + day, [])).toMatchObject({ state: 'cancelled', cancelled: { by: 'marketplace', reason: 'not-packed', wasPacked: false } })
  })

  it('SEED-01 take less than 200 bytes each', () => {
    const longest = { ...packing, sellerId: 'b3f1c2d4-6f0e-4d0a-9f57-4c1d1a7f2b10' }
    expect(storedActSchema.safeParse(longest).success).toBe(true)
    expect(JSON.stringify(longest.deed).length).toBeLessThan(200)
    const names = { courier: 'x'.repeat(40), tracking: 'x'.repeat(20) }
    for (const deed of [{ kind: 'handover', manifestId: 'x'.repeat(64), left: false, toldAt: openedAt }, { kind: 'dispatch', ...names, toldAt: openedAt }] as const)
      expect(JSON.stringify(deed).length).toBeLessThan(200)
  })
})

it('SEED-05 ten thousand orders are computed once for all pages', () => {
  const big = createShopMarket({ ...shop, ordersPerDay: 112 })
  const first = big.at(openedAt, [])
  expect(first.orders.length).toBeGreaterThan(9500)
  expect(big.at(openedAt + 1, [])).toBe(first)
})
