import { describe, expect, it } from 'vitest'
import { responseSchemaOf } from '@/contract/endpoints'
import { reviewHours } from '@/contract/limits'
import { step5Body, typicalAddress, typicalSteps } from '@/contract/typical-steps'
import { readyAccounts } from '@mocks/scenarios/ready-accounts'
import { shopSellers } from '@mocks/scenarios/seed-sellers'
import { createHarness } from '@mocks/testing/harness'
import { decided, hour, openHarness, parcel, readAll, recordOf } from '@mocks/testing/open-shop'

describe('asking for the modules', () => {
  it('EXT-01 the answer has the modules and the seller’s profile for labels, once she is approved', async () => {
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

  it('EXT-01 FILE-02 the profile has the return address, and the pickup address as supplier address, which decides the state code', async () => {
    const { call, own } = await openHarness()
    const pickupAddress = { ...typicalAddress, city: 'Mysuru', state: 'Karnataka', pincode: '570001' }
    const returnAddress = { ...typicalAddress, city: 'Pune', state: 'Maharashtra', pincode: '411001' }
    expect((await call('step5', { ...step5Body('seller-open-shop'), pickupAddress, returnAddress }, own)).status).toBe(200)
    expect((await call('modules', {}, own)).body).toMatchObject({ profile: { stateCode: '29', supplierAddress: pickupAddress, address: returnAddress } })
  })

  it('EXT-01 the state code is 97 for a state that is not in India, even if its name is “Constructor”', async () => {
    const { call, own } = await openHarness()
    const address = { ...typicalAddress, state: 'Constructor', country: 'Elsewhere' }
    expect((await call('step5', { ...step5Body('seller-open-shop'), pickupAddress: address, returnAddress: address }, own)).status).toBe(200)
    expect((await call('modules', {}, own)).body).toMatchObject({ profile: { stateCode: '97', gstNumber: '97DEMOX0000Z1Z5' } })
  })

  it('EXT-01 EXT-02 before the approval the answer says notApproved, and modules’ calls are refused with 403', async () => {
    const { call, own } = await openHarness('rohan.das@example.com')
    expect((await call('modules', {}, own)).body).toMatchObject({ notApproved: true, profile: { name: 'Das Terracotta' } })
    expect(await call('orders', {}, own)).toMatchObject({ status: 403, body: { code: 'not-approved' } })
    expect(await call('orderTakenOut', { id: 'OD-1', rev: 1 }, own)).toMatchObject({ status: 403, body: { code: 'not-approved' } })
    expect(await call('invoiceSeries', { phoneId: 'P1', year: '26-27' }, own)).toMatchObject({ status: 403, body: { code: 'not-approved' } })
    const early = await openHarness('meera.nair@example.com')
    expect((await early.call('modules', {}, early.own)).body).toMatchObject({ notApproved: true, profile: null })
  })

  it('EXT-01 a seller who has just signed is approved 48 hours later, and has four orders to begin with', async () => {
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

  it('EXT-01 a seller without a stored time of completion is approved 48 hours after her first sign-in', async () => {
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

  it('SEED-05 EXT-02 a shop may have orders as its only module, and then asking for an invoice series gets 404', async () => {
    const { call, own } = await openHarness(shopSellers.ordersOnly.email)
    expect((await call('modules', {}, own)).body['modules']).toEqual({ orders: 1 })
    const { status, body } = await call('invoiceSeries', { phoneId: 'P1', year: '26-27' }, own)
    expect(status).toBe(404)
    expect(body).not.toHaveProperty('code')
  })

  it('LAW-05 EXT-02 a sale packed without an invoice number gets one from the marketplace, only if it offers invoices', async () => {
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

  it('BACKEND-06 is refused with 401 without a sign-in', async () => {
    expect(await createHarness().call('modules', {})).toMatchObject({ status: 401 })
  })
})

it('EXT-01 of the ready accounts only the open shop is approved', async () => {
  for (const { email, id } of readyAccounts) {
    const { call, own } = await openHarness(email)
    const { body } = await call('modules', {}, own)
    expect([id, body['notApproved'] ?? false]).toEqual([id, id !== 'open-shop'])
  }
})
