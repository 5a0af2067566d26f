import { describe, expect, it } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import { createHarness } from '@mocks/testing/harness'
import { decided, hour, inState, openHarness, readAll } from '@mocks/testing/open-shop'
import type { Service } from '../service'
import type { ReadRecords } from '../store'
import { watchSeller } from './watch-seller'

describe('watching a seller’s orders', () => {
  it('EXT-08 reports new and changed orders once each, and nothing after the session has ended', async () => {
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

  it('EXT-08 BACKEND-03 reads the acts of a shop again only if there is a new one', async () => {
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

  it('EXT-08 is refused without a valid token, and for a seller who is not approved', async () => {
    const { service } = createHarness()
    for (const payload of [null, {}, { token: 'made-up' }]) expect(await watchSeller(payload, service)).toBeNull()
    const early = await openHarness('meera.nair@example.com')
    expect(await watchSeller({ token: early.token }, early.service)).toBeNull()
  })
})
