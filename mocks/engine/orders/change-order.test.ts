import { describe, expect, it } from 'vitest'
import { ordersRead, type Order } from '@/contract/reads/orders/orders'
import { shopSellers } from '@mocks/scenarios/seed-sellers'
import type { CallOptions } from '@mocks/testing/harness'
import { at, decided, hour, inState, openHarness, openShop, parcel, readAll, recordOf } from '@mocks/testing/open-shop'
import { keepAct } from './keep-act'

describe('the commands of orders', () => {
  it('EXT-05 MOVE-01 pack an order and hand it over, and each answer has the order as it is now', async () => {
    const { token, call, own } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed', 'lazy')
    const packed = recordOf(await call('orderPack', { ...decided(order), ...parcel, invoiceNumber: null }, own))
    expect(packed).toMatchObject({ state: 'packed', rev: order.rev + 1, packed: { grams: 410, sides: [300, 240, 60] } })
    const sent = recordOf(await call('orderHandover', { ...decided(packed), manifestId: 'M-1', at }, own))
    expect(sent).toMatchObject({ state: 'on-the-way', rev: order.rev + 2, manifestId: 'M-1' })
    expect(sent.track.at(-1)?.text).toBe('Handed over')
  })

  it.each(['1969-12-31T18:30:00Z', '2099-01-01T00:00:00Z'])('EXT-05 an order packed by a clock that says %s is dated between its placing and now', async (wrong) => {
    const { token, call, own, service } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed')
    const packed = recordOf(await call('orderPack', { ...decided(order), ...parcel, invoiceNumber: null, at: wrong }, own))
    expect(packed.packed?.at).toBe(wrong < order.placedAt ? order.placedAt : new Date(service.now()).toISOString())
  })

  it('EXT-05 MOVE-04 a seller who ships herself dispatches with courier and tracking number, and records the outcome', async () => {
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

  it('EXT-05 a packing and a handover from before midnight are dated by when they were done, not when they arrived', async () => {
    const { call, pass, service, signIn } = await openHarness()
    // 11:30 pm on the 20th in India; the commands arrive at 12:10 am.
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

  it('EXT-05 ORD-05 a dispatch is dated by the day that the seller gives, and an outcome by when she recorded it', async () => {
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

  it('EXT-05 EXT-06 after the customer cancels one line, packing is refused, and accepted with the new revision', async () => {
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

  it('EXT-06 MOVE-01 a handover after the customer’s cancellation is refused; the parcel can then be taken out, or recorded as left', async () => {
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

  it('EXT-05 EXT-06 are refused if decided on another revision, with the order as it is now', async () => {
    const { token, call, own } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed')
    const answer = await call('orderPack', { ...decided(order), rev: order.rev + 1, ...parcel, invoiceNumber: null }, own)
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed', current: { rev: order.rev } } })
  })

  it('EXT-06 EXT-09 are refused for another seller’s order (403) and for an unknown one (404)', async () => {
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

  it('EXT-06 name the field that does not fit the order in a refusal', async () => {
    const { token, call, own } = await openHarness()
    const order = inState((await readAll({ call }, token)).items, 'placed', 'lazy')
    const cancel = (fields: object) => call('orderCancel', { ...decided(order), reason: 'damaged', lineIds: [], ...fields }, own)
    expect(await cancel({ reason: 'cannot-deliver' })).toMatchObject({ status: 422, body: { code: 'content', field: 'reason' } })
    expect(await cancel({ lineIds: ['L99'] })).toMatchObject({ status: 422, body: { code: 'content', field: 'lineIds' } })
  })

  it('EXT-05 QUEUE-02 take effect once for each idempotency key, however often they arrive', async () => {
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

describe('invoice numbers', () => {
  const year = '26-27'

  it('EXT-05 each phone and year gets a series of its own, and the same one when it asks again', async () => {
    const { call, own } = await openHarness()
    const series = async (phoneId: string, of = year) => (await call('invoiceSeries', { phoneId, year: of }, own)).body
    const first = await series('P1')
    expect(first).toMatchObject({ prefix: expect.stringMatching(/^26-27\/[A-Z2-9]{3}\/$/), next: 1 })
    expect(await series('P1')).toEqual(first)
    const prefixes = [first, await series('P2'), await series('P1', '27-28')].map(({ prefix }) => prefix)
    expect(new Set(prefixes).size).toBe(3)
    expect(`${String(prefixes[0])}00041`.length).toBeLessThanOrEqual(16)
  })

  it('EXT-05 EXT-06 a number is used on one invoice or voided, never both, and the series continues after it', async () => {
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
