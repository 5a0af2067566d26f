import { describe, expect, it } from 'vitest'
import { changesPageMaximum, reviewHours } from '@/contract/limits'
import { step6Body } from '@/contract/typical-steps'
import { readyAccounts } from '@mocks/scenarios/ready-accounts'
import { shopSellers } from '@mocks/scenarios/seed-sellers'
import type { CallOptions } from '@mocks/testing/harness'
import { at, decided, hour, inState, openHarness, pageSchema, parcel, readAll, recordOf } from '@mocks/testing/open-shop'

it('EXT-04 a phone’s first fetch of a shop takes at most twelve calls, and one without changes at most a kilobyte', async () => {
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

describe('reading one order by its number', () => {
  const month = 31 * 24 * hour

  it('EXT-04 returns the order however old it is, with what was done to it', async () => {
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

  it('EXT-04 EXT-06 is refused for another seller’s order, an unknown one, and a seller who is not approved', async () => {
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

describe('reading all orders', () => {
  it('EXT-04 READ-01 returns each order once, page by page, and then nothing', async () => {
    const { token, ...harness } = await openHarness()
    const whole = await readAll(harness, token)
    const slowly = await readAll(harness, token, { limit: '50' })
    expect(whole.items.length).toBeGreaterThan(350)
    expect(slowly.items).toEqual(whole.items)
    expect(new Set(whole.items.map(({ id }) => id)).size).toBe(whole.items.length)
    expect((await readAll(harness, token, { since: whole.next })).items).toEqual([])
  })

  it('EXT-04 SEED-02 returns only what has changed, as time passes', async () => {
    const { token, ...harness } = await openHarness()
    const { items, next } = await readAll(harness, token)
    harness.pass(8 * hour)
    const later = await readAll(harness, token, { since: next })
    expect(later.items.length).toBeGreaterThan(0)
    expect(later.items.length).toBeLessThan(60)
    const now = new Map([...items, ...later.items].map((order) => [order.id, order]))
    expect(new Set((await readAll(harness, token)).items)).toEqual(new Set(now.values()))
  })

  it('EXT-04 returns orders that were changed at the same moment as the last page was read', async () => {
    const { token, call, own, ...harness } = await openHarness()
    const { items, next } = await readAll({ call }, token)
    for (const order of items.filter(({ state }) => state === 'placed').slice(0, 2)) {
      expect((await call('orderCancel', { ...decided(order), reason: 'damaged', lineIds: [] }, own)).status).toBe(200)
    }
    const changed = await readAll({ ...harness, call }, token, { since: next, limit: '1' })
    expect(changed.items.map(({ state, cancelled }) => [state, cancelled?.reason])).toEqual([['cancelled', 'damaged'], ['cancelled', 'damaged']])
    expect((await readAll({ call }, token, { since: changed.next })).items).toEqual([])
  })

  it('EXT-04 SEED-03 returns the same orders after the seller has changed her way of shipping in an open shop', async () => {
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

  it('EXT-04 EXT-01 orders of a new shop have the way of shipping chosen last before it opened', async () => {
    const { call, own, pass, signIn } = await openHarness('rohan.das@example.com')
    expect((await call('step6', { ...step6Body('seller-under-review'), shippingType: 'Self Shipping' }, own)).status).toBe(200)
    pass(reviewHours.to * hour)
    const { items } = await readAll({ call }, await signIn('rohan.das@example.com'))
    expect(items.map(({ shipBy }) => shipBy)).toEqual(['self', 'self', 'self', 'self'])
  })

  it('EXT-04 answers 410 to a cursor of another shop, of an unknown form, or ahead of the clock', async () => {
    const { token, call, pass } = await openHarness()
    pass(8 * hour)
    const { next } = await readAll({ call }, token)
    expect(await call('orders', { since: next }, { token })).toMatchObject({ status: 200 })
    // A cursor that counts an act which a full device could not store.
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
