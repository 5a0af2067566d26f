import { describe, expect, it } from 'vitest'
import { responseSchemaOf } from '@/contract/endpoints'
import { changesPageMaximum, reviewHours } from '@/contract/limits'
import { ordersRead, type Order } from '@/contract/reads/orders/orders'
import { step5Body, step6Body, typicalAddress, typicalSteps } from '@/contract/typical-steps'
import { z } from '@/contract/schema'
import { readyAccounts } from '@mocks/scenarios/ready-accounts'
import { shopSellers } from '@mocks/scenarios/seed-sellers'
import { createHarness, type CallOptions, type Harness } from '@mocks/testing/harness'
import type { Service } from '../service'
import type { ReadRecords } from '../store'
import { keepAct } from './keep-act'
import { watchSeller } from './watch-seller'

const hour = 60 * 60_000
const openShop = 'bina.lakhani@example.com'
const pageSchema = responseSchemaOf('orders')
const at = '2026-11-20T06:05:00Z'
const parcel = { grams: 410, sides: [300, 240, 60], at }

async function openHarness(email = openShop) {
  const harness = createHarness()
  const token = await harness.signIn(email)
  return { ...harness, token, own: { token } }
}

async function readAll({ call }: Pick<Harness, 'call'>, token: string, parameters: Readonly<Record<string, string>> = {}) {
  const items: Order[] = []
  let page = pageSchema.parse((await call('orders', parameters, { token })).body)
  items.push(...page.items)
  for (; page.more; items.push(...page.items)) page = pageSchema.parse((await call('orders', { ...parameters, since: page.next }, { token })).body)
  return { items, next: page.next }
}

const inState = (orders: readonly Order[], state: string, shipBy?: Order['shipBy']): Order => {
  const found = orders.find((order) => order.state === state && (shipBy === undefined || order.shipBy === shipBy))
  if (found === undefined) throw new Error(`The shop has no such order in state ${state}`)
  return found
}

const decided = ({ id, rev }: Order) => ({ id, rev })
const recordSchema = z.object({ success: z.literal(true), record: ordersRead.item })
const recordOf = ({ body }: { readonly body: unknown }): Order => recordSchema.parse(body).record

it('EXT-04 all that a phone fetches of a shop at first takes at most twelve calls, and one of a kilobyte when nothing has changed', async () => {
  const { call, own } = await openHarness()
  const limit = String(changesPageMaximum)
  const asked = [await call('modules', {}, own), await call('invoiceSeries', { phoneId: 'P1', year: '26-27' }, own)]
  let page = { next: '', more: true }
  while (page.more) {
    const answer = await call('orders', page.next === '' ? { limit } : { limit, since: page.next }, own)
    asked.push(answer)
    page = pageSchema.parse(answer.body)
  }
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200))
  expect(asked.length).toBeLessThanOrEqual(12)
  const again = await call('orders', { limit, since: page.next }, own)
  expect(pageSchema.parse(again.body)).toMatchObject({ items: [], more: false })
  expect(JSON.stringify(again.body).length).toBeLessThanOrEqual(1000)
})

describe('one order by its number', () => {
  const month = 31 * 24 * hour

  it('EXT-04 is given as it stands, however old it is, with what was done to it', async () => {
    const { call, own, token } = await openHarness()
    const { items } = await readAll({ call }, token)
    const oldest = items.reduce((one, other) => (Date.parse(one.placedAt) < Date.parse(other.placedAt) ? one : other))
    expect(Date.parse(at) - Date.parse(oldest.placedAt)).toBeGreaterThan(month)
    const found = await call('record', { of: 'orders', id: oldest.id }, own)
    expect(found).toMatchObject({ status: 200, body: { success: true } })
    expect(recordOf(found)).toEqual(oldest)
    const placed = inState(items, 'placed')
    const packed = recordOf(await call('orderPack', { ...decided(placed), ...parcel, invoiceNumber: null }, own))
    expect(recordOf(await call('record', { of: 'orders', id: placed.id }, own))).toEqual(packed)
  })

  it('EXT-04 EXT-06 is refused where it is another seller’s, unknown, or the seller not approved', async () => {
    const { call, own, token, signIn } = await openHarness()
    const [order] = (await readAll({ call }, token)).items
    const other = { token: await signIn(shopSellers.morningRush.email) }
    const ask = (id: string | undefined, options: CallOptions) => call('record', { of: 'orders', id }, options)
    expect(await ask(order?.id, other)).toMatchObject({ status: 403, body: { code: 'not-yours' } })
    expect(await ask('no-such-order', own)).toMatchObject({ status: 404, body: { code: 'unknown' } })
    expect(await ask('not an id', own)).toMatchObject({ status: 400 })
    expect(await ask(order?.id, {})).toMatchObject({ status: 401 })
    expect(await ask(order?.id, { token: await signIn(readyAccounts[0]?.email ?? '') })).toMatchObject({ status: 403, body: { code: 'not-approved' } })
  })
})

describe('the question of the modules', () => {
  it('EXT-01 is answered with what labels need, once the seller is approved', async () => {
    const { call, own } = await openHarness()
    const { status, body } = await call('modules', {}, own)
    expect(status).toBe(200)
    expect(responseSchemaOf('modules').safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      modules: { orders: 1, invoices: 1 },
      profile: { name: 'Lakhani Block Prints', gstType: 'Regular GST', gstNumber: '33DEMOX0000Z1Z5', stateCode: '33', signature: expect.stringMatching(/^data:image\/png/) },
    })
    expect(body).not.toHaveProperty('notApproved')
  })

  it('EXT-01 FILE-02 is answered with where goods come back to, and with where the seller supplies from, in whose state the tax is due', async () => {
    const { call, own } = await openHarness()
    const pickupAddress = { ...typicalAddress, city: 'Mysuru', state: 'Karnataka', pincode: '570001' }
    const returnAddress = { ...typicalAddress, city: 'Pune', state: 'Maharashtra', pincode: '411001' }
    expect((await call('step5', { ...step5Body('seller-open-shop'), pickupAddress, returnAddress }, own)).status).toBe(200)
    expect((await call('modules', {}, own)).body).toMatchObject({ profile: { stateCode: '29', supplierAddress: pickupAddress, address: returnAddress } })
  })

  it('EXT-01 EXT-02 says on the way there that nothing is approved, and refuses what the modules have', async () => {
    const { call, own } = await openHarness('rohan.das@example.com')
    expect((await call('modules', {}, own)).body).toMatchObject({ notApproved: true, profile: { name: 'Das Terracotta' } })
    expect(await call('orders', {}, own)).toMatchObject({ status: 403, body: { code: 'not-approved' } })
    expect(await call('orderTakenOut', { id: 'OD-1', rev: 1 }, own)).toMatchObject({ status: 403, body: { code: 'not-approved' } })
    expect(await call('invoiceSeries', { phoneId: 'P1', year: '26-27' }, own)).toMatchObject({ status: 403, body: { code: 'not-approved' } })
    const early = await openHarness('meera.nair@example.com')
    expect((await early.call('modules', {}, early.own)).body).toMatchObject({ notApproved: true, profile: null })
  })

  it('EXT-01 a seller who has just signed is approved after the longest review, and has orders to begin with', async () => {
    const harness = createHarness()
    const token = await harness.signIn('gurpreet.kaur@example.com')
    const steps = typicalSteps({ sellerId: 'seller-step-7', name: 'Gurpreet Kaur', mobile: '9000000107', nickname: 'Phulkari House' })
    expect((await harness.call('step7', steps[7], { token })).status).toBe(200)
    harness.pass(reviewHours.to * hour - 1)
    const later = await harness.signIn('gurpreet.kaur@example.com')
    expect((await harness.call('modules', {}, { token: later })).body).toMatchObject({ notApproved: true })
    harness.pass(1)
    expect((await harness.call('modules', {}, { token: later })).body).not.toHaveProperty('notApproved')
    const { items } = await readAll(harness, later)
    expect(items.map(({ state }) => state)).toEqual(['placed', 'placed', 'placed', 'placed'])
  })

  it('EXT-01 a seller of whom nobody has stored when she completed is approved after the longest review from her first sign-in on', async () => {
    const harness = createHarness()
    const approvedAfter = async (milliseconds: number): Promise<boolean> => {
      harness.pass(milliseconds)
      const token = await harness.signIn('rohan.das@example.com')
      return !('notApproved' in (await harness.call('modules', {}, { token })).body)
    }
    expect(await approvedAfter(0)).toBe(false)
    expect(await approvedAfter(reviewHours.to * hour - 1)).toBe(false)
    expect(await approvedAfter(1)).toBe(true)
  })

  it('SEED-05 EXT-02 a shop may have one module alone', async () => {
    const { call, own } = await openHarness(shopSellers.ordersOnly.email)
    expect((await call('modules', {}, own)).body['modules']).toEqual({ orders: 1 })
    const { status, body } = await call('invoiceSeries', { phoneId: 'P1', year: '26-27' }, own)
    expect(status).toBe(404)
    expect(body).not.toHaveProperty('code')
  })

  it('LAW-05 EXT-02 a sale that is packed without a number is numbered by the marketplace, where it offers invoices', async () => {
    const numbered = async (email?: string): Promise<readonly (string | null)[]> => {
      const { token, call, own } = await openHarness(email)
      const sales = (await readAll({ call }, token)).items.filter(({ state, kind }) => state === 'placed' && kind === 'sale').slice(0, 2)
      const numbers: (string | null)[] = []
      for (const order of sales) numbers.push(recordOf(await call('orderPack', { ...decided(order), ...parcel, invoiceNumber: null }, own)).invoiceNumber)
      return numbers
    }
    expect(await numbered()).toEqual([expect.stringMatching(/^26-27\/\w+\/00001$/), expect.stringMatching(/^26-27\/\w+\/00002$/)])
    expect(await numbered(shopSellers.ordersOnly.email)).toEqual([null, null])
  })

  it('BACKEND-06 asks for a sign-in', async () => {
    expect(await createHarness().call('modules', {})).toMatchObject({ status: 401 })
  })
})

describe('reading orders', () => {
  it('EXT-04 READ-01 gives all of them page by page, each once, and then nothing', async () => {
    const { token, ...harness } = await openHarness()
    const whole = await readAll(harness, token)
    const slowly = await readAll(harness, token, { limit: '50' })
    expect(whole.items.length).toBeGreaterThan(350)
    expect(slowly.items).toEqual(whole.items)
    expect(new Set(whole.items.map(({ id }) => id)).size).toBe(whole.items.length)
    expect((await readAll(harness, token, { since: whole.next })).items).toEqual([])
  })

  it('EXT-04 SEED-02 gives what the time has brought, and nothing else', async () => {
    const { token, ...harness } = await openHarness()
    const { items, next } = await readAll(harness, token)
    harness.pass(8 * hour)
    const later = await readAll(harness, token, { since: next })
    expect(later.items.length).toBeGreaterThan(0)
    expect(later.items.length).toBeLessThan(60)
    const now = new Map([...items, ...later.items].map((order) => [order.id, order]))
    expect(new Set((await readAll(harness, token)).items)).toEqual(new Set(now.values()))
  })

  it('EXT-04 gives an order that was acted on in the very moment of the last page', async () => {
    const { token, call, own, ...harness } = await openHarness()
    const { items, next } = await readAll({ call }, token)
    for (const order of items.filter(({ state }) => state === 'placed').slice(0, 2)) {
      expect((await call('orderCancel', { ...decided(order), reason: 'damaged', lineIds: [] }, own)).status).toBe(200)
    }
    const changed = await readAll({ ...harness, call }, token, { since: next, limit: '1' })
    expect(changed.items.map(({ state, cancelled }) => [state, cancelled?.reason])).toEqual([['cancelled', 'damaged'], ['cancelled', 'damaged']])
    expect((await readAll({ call }, token, { since: changed.next })).items).toEqual([])
  })

  it('EXT-04 SEED-03 has the same orders once their seller has chosen another way of shipping: her shop goes on as it opened', async () => {
    const { token, call, own, pass } = await openHarness()
    const before = await readAll({ call }, token)
    const lazyOnly = { ...step6Body('seller-open-shop'), shippingType: 'Lazy Shipping', deliveryTypes: ['Same Day'] }
    for (const shippingType of ['Lazy Shipping', 'Self Shipping']) {
      expect((await call('step6', { ...lazyOnly, shippingType }, own)).status).toBe(200)
      expect(await readAll({ call }, token)).toEqual(before)
      expect((await call('modules', {}, own)).body).toMatchObject({ profile: { shippingType } })
    }
    pass(8 * hour)
    const later = await readAll({ call }, token)
    const since = await readAll({ call }, token, { since: before.next })
    expect(new Set([...before.items, ...since.items].map(({ id }) => id))).toEqual(new Set(later.items.map(({ id }) => id)))
  })

  it('EXT-04 EXT-01 comes by the way of shipping that was chosen last before the shop opened', async () => {
    const { call, own, pass, signIn } = await openHarness('rohan.das@example.com')
    expect((await call('step6', { ...step6Body('seller-under-review'), shippingType: 'Self Shipping' }, own)).status).toBe(200)
    pass(reviewHours.to * hour)
    const { items } = await readAll({ call }, await signIn('rohan.das@example.com'))
    expect(items.map(({ shipBy }) => shipBy)).toEqual(['self', 'self', 'self', 'self'])
  })

  it('EXT-04 knows no cursor of another shop, of another text, or of a time that the clock was set back behind', async () => {
    const { token, call, pass } = await openHarness()
    pass(8 * hour)
    const { next } = await readAll({ call }, token)
    expect(await call('orders', { since: next }, { token })).toMatchObject({ status: 200 })
    // One that knows of an act which a full device has not kept.
    const ahead = next.split('_').map((part, place) => (place === 2 ? String(Number(part) + 1) : part)).join('_')
    expect(await call('orders', { since: ahead }, { token })).toMatchObject({ status: 410 })
    pass(-8 * hour)
    expect(await call('orders', { since: next }, { token })).toMatchObject({ status: 410 })
    expect(await call('orders', { since: 'no cursor of yours' }, { token })).toMatchObject({ status: 410 })
    const other = await openHarness(shopSellers.morningRush.email)
    other.pass(hour)
    expect((await other.call('orders', { since: next }, other.own)).status).toBe(410)
  })
})

describe('the commands of orders', () => {
  it('EXT-05 MOVE-01 take an order from the shelf to the customer, each answered with the order as it is now', async () => {
    const { token, call, own } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed', 'lazy')
    const packed = recordOf(await call('orderPack', { ...decided(order), ...parcel, invoiceNumber: null }, own))
    expect(packed).toMatchObject({ state: 'packed', rev: order.rev + 1, packed: { grams: 410, sides: [300, 240, 60] } })
    const sent = recordOf(await call('orderHandover', { ...decided(packed), manifestId: 'M-1', at }, own))
    expect(sent).toMatchObject({ state: 'on-the-way', rev: order.rev + 2, manifestId: 'M-1' })
    expect(sent.track.at(-1)?.text).toBe('Handed over')
  })

  it.each(['1969-12-31T18:30:00Z', '2099-01-01T00:00:00Z'])('EXT-05 packed by a clock that says %s, an order was packed between its ordering and now', async (wrong) => {
    const { token, call, own, service } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed')
    const packed = recordOf(await call('orderPack', { ...decided(order), ...parcel, invoiceNumber: null, at: wrong }, own))
    expect(packed.packed?.at).toBe(wrong < order.placedAt ? order.placedAt : new Date(service.now()).toISOString())
  })

  it('EXT-05 MOVE-04 a seller who brings parcels says by whom and what became of them', async () => {
    const { token, call, own } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed', 'self')
    const packed = recordOf(await call('orderPack', { ...decided(order), ...parcel, invoiceNumber: null }, own))
    const send = (changes: object) => call('orderDispatch', { ...decided(packed), courier: null, tracking: null, day: '2026-11-20', at, ...changes }, own)
    expect(await send({ courier: 'Own van' })).toMatchObject({ status: 422, body: { code: 'content', field: 'tracking' } })
    expect(await send({ day: '2026-11-21' })).toMatchObject({ status: 422, body: { code: 'content', field: 'day' } })
    const sent = recordOf(await send({ courier: 'Own van', tracking: 'VAN-000-17' }))
    expect(sent).toMatchObject({ state: 'on-the-way', courier: 'Own van', awb: 'VAN-000-17' })
    expect(sent.track.at(-1)?.text).toBe('Dispatched')
    expect(recordOf(await call('orderOutcome', { ...decided(sent), delivered: false, at }, own))).toMatchObject({ state: 'undelivered', returnId: expect.any(String) })
  })

  it('EXT-05 what was done without a network before midnight is dated by when it was done, not by when it arrived', async () => {
    const { call, pass, service, signIn } = await openHarness()
    // 11:30 pm on the 20th by the clocks of India; what is done arrives at 12:10 am.
    pass(12 * hour)
    const token = await signIn(openShop)
    const own = { token }
    const order = inState((await readAll({ call }, token)).items, 'placed', 'lazy')
    pass(40 * 60_000)
    const arrived = new Date(service.now()).toISOString()
    const packed = recordOf(await call('orderPack', { ...decided(order), ...parcel, invoiceNumber: null, at: '2026-11-20T18:20:00Z' }, own))
    const sent = recordOf(await call('orderHandover', { ...decided(packed), manifestId: 'M-1', at: '2026-11-20T18:25:00Z' }, own))
    const timeOf = (done: string) => sent.track.find(({ text }) => text === done)?.at
    expect([timeOf('Packed'), timeOf('Handed over')]).toEqual(['2026-11-20T18:20:00.000Z', '2026-11-20T18:25:00.000Z'])
    expect(sent.updatedAt).toBe(arrived)
  })

  it('EXT-05 ORD-05 a dispatch is dated by the day that its seller says, and an outcome by when she told of it', async () => {
    const { token, call, own, pass, service, signIn } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed', 'self')
    const packed = recordOf(await call('orderPack', { ...decided(order), ...parcel, invoiceNumber: null, at: '2026-11-20T06:00:00Z' }, own))
    pass(24 * hour)
    const later = { token: await signIn(openShop) }
    const day = { day: '2026-11-20', at: '2026-11-21T06:00:00Z' }
    const sent = recordOf(await call('orderDispatch', { ...decided(packed), courier: null, tracking: null, ...day }, later))
    expect(sent.track.at(-1)).toEqual({ at: '2026-11-20T06:00:00.000Z', text: 'Dispatched' })
    pass(hour)
    const ended = recordOf(await call('orderOutcome', { ...decided(sent), delivered: true, at: '2026-11-21T06:30:00Z' }, later))
    expect(ended.track.at(-1)).toMatchObject({ at: '2026-11-21T06:30:00.000Z' })
    expect(ended.updatedAt).toBe(new Date(service.now()).toISOString())
  })

  it('EXT-05 EXT-06 one line may be cancelled, and the rest is packed', async () => {
    const { token, call, own, service } = await openHarness()
    const order = (await readAll({ call }, token)).items.find(({ state, lines }) => state === 'placed' && lines.length > 1)
    if (order === undefined) throw new Error('The shop has no order of two lines to pack')
    await service.store.write((records) => keepAct(records, 'seller-open-shop', order.id, { kind: 'customer-cancels', onlyLine: true }, service.now()))
    const refused = await call('orderPack', { ...decided(order), ...parcel, invoiceNumber: null }, own)
    expect(refused).toMatchObject({ status: 409, body: { success: false, code: 'changed', current: { state: 'placed', rev: order.rev + 1 } } })
    const current = ordersRead.item.parse(refused.body['current'])
    expect(current.lines.map(({ cancelled }) => cancelled)).toEqual(order.lines.map((_, place) => place === 0))
    expect(recordOf(await call('orderPack', { ...decided(current), ...parcel, invoiceNumber: null }, own))).toMatchObject({ state: 'packed' })
  })

  it('EXT-06 MOVE-01 what the customer cancelled is refused with the order as it is; it is taken out, or has left', async () => {
    const { token, call, own, service } = await openHarness()
    const { items } = await readAll({ call }, token)
    const [one, two] = items.filter(({ state, shipBy }) => state === 'placed' && shipBy === 'lazy')
    if (one === undefined || two === undefined) throw new Error('The shop has too little to pack')
    const cancelAfterPacking = async (order: Order): Promise<Order> => {
      const packed = recordOf(await call('orderPack', { ...decided(order), ...parcel, invoiceNumber: null }, own))
      await service.store.write((records) => keepAct(records, 'seller-open-shop', order.id, { kind: 'customer-cancels', onlyLine: false }, service.now()))
      const refused = await call('orderHandover', { ...decided(packed), manifestId: 'M-1', at }, own)
      expect(refused).toMatchObject({ status: 409, body: { code: 'cancelled', message: 'This order was cancelled by the customer.', current: { state: 'cancelled', cancelled: { wasPacked: true } } } })
      return ordersRead.item.parse(refused.body['current'])
    }
    const takenOut = recordOf(await call('orderTakenOut', decided(await cancelAfterPacking(one)), own))
    expect(takenOut.cancelled).toMatchObject({ by: 'customer', takenOut: true })
    expect(await call('orderTakenOut', decided(takenOut), own)).toMatchObject({ status: 409, body: { code: 'state' } })
    const left = recordOf(await call('orderHandover', { ...decided(await cancelAfterPacking(two)), manifestId: 'M-1', at, left: true }, own))
    expect(left).toMatchObject({ state: 'on-the-way' })
  })

  it.each([
    ['orderPack', 'packed', { ...parcel, invoiceNumber: null }],
    ['orderPack', 'on-the-way', { ...parcel, invoiceNumber: null }],
    ['orderHandover', 'placed', { manifestId: 'M-1', at }],
    ['orderHandover', 'delivered', { manifestId: 'M-1', at }],
    ['orderOutcome', 'placed', { delivered: true, at }],
    ['orderTakenOut', 'placed', {}],
    ['orderCancel', 'delivered', { reason: 'damaged', lineIds: [] }],
  ] as const)('EXT-06 MOVE-01 %s is refused for an order that is %s', async (name, state, fields) => {
    const { token, call, own } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, state)
    const answer = await call(name, { ...decided(order), ...fields }, own)
    expect(answer).toMatchObject({ status: 409, body: { success: false, code: 'state', current: { id: order.id, state } } })
    expect(answer.body['message']).toMatch(/^This order (is|has) /)
  })

  it('EXT-05 EXT-06 refuse what was decided on an older revision, with the order as it is now', async () => {
    const { token, call, own } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed')
    const answer = await call('orderPack', { ...decided(order), rev: order.rev + 1, ...parcel, invoiceNumber: null }, own)
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed', current: { rev: order.rev } } })
  })

  it('EXT-06 EXT-09 know no order of another seller, nor one that there is not', async () => {
    const { token, call } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed')
    const other = await openHarness(shopSellers.morningRush.email)
    for (const [name, fields] of [
      ['orderPack', { ...parcel, invoiceNumber: null }],
      ['orderCancel', { reason: 'damaged', lineIds: [] }],
      ['orderHandover', { manifestId: 'M-1', at }],
      ['orderDispatch', { courier: null, tracking: null, day: '2026-11-20', at }],
      ['orderOutcome', { delivered: true, at }],
      ['orderTakenOut', {}],
    ] as const) {
      expect(await other.call(name, { ...decided(order), ...fields }, other.own)).toMatchObject({ status: 403, body: { code: 'not-yours' } })
      for (const id of ['OD-1', order.id.replace(/\d+$/, '9999'), `${order.id}7`])
        expect(await call(name, { id, rev: 1, ...fields }, { token })).toMatchObject({ status: 404, body: { code: 'unknown' } })
    }
  })

  it('EXT-06 name the field that does not fit the order', async () => {
    const { token, call, own } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed', 'lazy')
    const cancel = (fields: object) => call('orderCancel', { ...decided(order), reason: 'damaged', lineIds: [], ...fields }, own)
    expect(await cancel({ reason: 'cannot-deliver' })).toMatchObject({ status: 422, body: { code: 'content', field: 'reason' } })
    expect(await cancel({ lineIds: ['L99'] })).toMatchObject({ status: 422, body: { code: 'content', field: 'lineIds' } })
  })

  it('EXT-05 QUEUE-02 take effect once for a key, however often they arrive', async () => {
    const { token, call, state } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed')
    const body = { ...decided(order), ...parcel, invoiceNumber: null }
    const options: CallOptions = { token, key: 'K1' }
    const first = await call('orderPack', body, options)
    expect(await call('orderPack', body, options)).toEqual(first)
    expect(await call('orderPack', { ...body, grams: 9 }, options)).toMatchObject({ status: 422 })
    expect(Object.keys((await state()).acts)).toHaveLength(1)
  })
})

describe('the numbers of invoices', () => {
  const year = '26-27'

  it('EXT-05 each phone has a series of its own, the same one when it asks again', async () => {
    const { call, own } = await openHarness()
    const series = async (phoneId: string, of = year) => (await call('invoiceSeries', { phoneId, year: of }, own)).body
    const first = await series('P1')
    expect(first).toMatchObject({ prefix: expect.stringMatching(/^26-27\/[A-Z2-9]{3}\/$/), next: 1 })
    expect(await series('P1')).toEqual(first)
    const prefixes = [first, await series('P2'), await series('P1', '27-28')].map(({ prefix }) => prefix)
    expect(new Set(prefixes).size).toBe(3)
    expect(`${String(prefixes[0])}00041`.length).toBeLessThanOrEqual(16)
  })

  it('EXT-05 EXT-06 a number stands on one invoice or on none, and what comes next goes on behind it', async () => {
    const { token, call, own } = await openHarness()
    const [one, two] = (await readAll({ call }, token)).items.filter(({ state }) => state === 'placed')
    if (one === undefined || two === undefined) throw new Error('The shop has too little to pack')
    const { prefix } = (await call('invoiceSeries', { phoneId: 'P1', year }, own)).body
    const pack = (order: Order, number: string) => call('orderPack', { ...decided(order), ...parcel, invoiceNumber: `${String(prefix)}${number}` }, own)
    const voided = (number: string) => call('documentVoid', { number: `${String(prefix)}${number}` }, own)
    expect((await voided('00001')).status).toBe(200)
    expect((await voided('00001')).status).toBe(200)
    expect(await pack(one, '00001')).toMatchObject({ status: 409, body: { code: 'taken', field: 'invoiceNumber' } })
    expect(recordOf(await pack(one, '00002')).invoiceNumber).toBe(`${String(prefix)}00002`)
    expect(await pack(two, '00002')).toMatchObject({ status: 409, body: { code: 'taken' } })
    expect(await voided('00002')).toMatchObject({ status: 409, body: { code: 'taken', field: 'number' } })
    expect(await pack(two, '1')).toMatchObject({ status: 422, body: { code: 'content', field: 'invoiceNumber' } })
    expect((await call('invoiceSeries', { phoneId: 'P1', year }, own)).body).toMatchObject({ next: 3 })
  })
})

describe('watching orders', () => {
  it('EXT-08 tells what came by itself and what was done, each once, and nothing after the session', async () => {
    const { service, token, pass, call } = await openHarness()
    const watch = await watchSeller({ token }, service)
    expect(await watch?.news()).toEqual([])
    const order = inState((await readAll({ call }, token)).items, 'placed')
    await call('orderCancel', { ...decided(order), reason: 'damaged', lineIds: [] }, { token })
    expect(await watch?.news()).toEqual([{ event: 'orderCancelled', payload: { id: order.id, rev: order.rev + 1 } }])
    pass(8 * hour)
    const events = await watch?.news() ?? []
    expect(events.map(({ event }) => event)).toContain('orderPlaced')
    expect(await watch?.news()).toEqual([])
    pass(5 * hour)
    expect(await watch?.news()).toEqual([])
  })

  it('EXT-08 BACKEND-03 reads all that was ever done in a shop only where something has been done since', async () => {
    const { service, token, call } = await openHarness()
    const [one, two] = (await readAll({ call }, token)).items.filter(({ state }) => state === 'placed')
    const cancel = (order: Order | undefined) => order && call('orderCancel', { ...decided(order), reason: 'damaged', lineIds: [] }, { token })
    await cancel(one)
    let readAllActs = 0
    const counting = (records: ReadRecords): ReadRecords => ({
      ...records,
      acts: {
        ...records.acts,
        within(...range) {
          readAllActs += 1
          return records.acts.within(...range)
        },
      },
    })
    const counted: Service = { ...service, store: { ...service.store, read: (work) => service.store.read((records) => work(counting(records))) } }
    const watch = await watchSeller({ token }, counted)
    const before = readAllActs
    expect(await watch?.news()).toEqual([])
    expect(readAllActs).toBe(before)
    await cancel(two)
    expect(await watch?.news()).toHaveLength(1)
    expect(readAllActs).toBeGreaterThan(before)
  })

  it('EXT-08 is for sellers who have orders', async () => {
    const { service } = createHarness()
    for (const payload of [null, {}, { token: 'made-up' }]) expect(await watchSeller(payload, service)).toBeNull()
    const early = await openHarness('meera.nair@example.com')
    expect(await watchSeller({ token: early.token }, early.service)).toBeNull()
  })
})

it('EXT-01 every ready account but the one that sells still waits for its approval', async () => {
  for (const { email, id } of readyAccounts) {
    const { call, own } = await openHarness(email)
    const { body } = await call('modules', {}, own)
    expect([id, body['notApproved'] ?? false]).toEqual([id, id !== 'open-shop'])
  }
})
