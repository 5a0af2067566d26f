import { describe, expect, it } from 'vitest'
import { anOrder } from '../../../tests/support/an-order'
import { isClosed, keptOrder } from './kept-order'

const day = 24 * 60 * 60 * 1000
const updatedAt = '2026-11-01T06:00:00Z'
const after = (days: number): number => Date.parse(updatedAt) + days * day

const atRest = (): boolean => false

describe('keeping an order on the device', () => {
  it.each([
    [{ state: 'placed' }, false],
    [{ state: 'packed' }, false],
    [{ state: 'on-the-way' }, false],
    [{ state: 'teleported' }, false],
    [{ state: 'delivered' }, true],
    [{ state: 'undelivered' }, true],
  ])('SNAP-02 an open order is kept whole, a closed one is dropped after 31 days: %j', (change, closed) => {
    const order = anOrder({ ...change, updatedAt })
    expect(isClosed(order)).toBe(closed)
    expect(keptOrder(order, after(31), atRest) === null).toBe(closed)
  })

  it.each([
    [false, false, true],
    [true, false, false],
    [true, true, true],
  ])('SNAP-02 a cancelled order is open until a packed parcel is taken out (packed %s, taken out %s)', (wasPacked, takenOut, closed) => {
    expect(isClosed(anOrder({ state: 'cancelled', cancelled: { by: 'customer', reason: 'r', at: updatedAt, wasPacked, takenOut } }))).toBe(closed)
  })

  it('SNAP-06 a closed order loses its buyer after 7 days and is dropped after 30, unless a command is pending', () => {
    const order = anOrder({ state: 'delivered', updatedAt })
    const reduced = { ...order, buyer: { name: '', city: 'Mysuru', pincode: '570001', stateCode: '29' } }
    expect(keptOrder(order, after(7), atRest)).toBe(order)
    expect(keptOrder(order, after(7.1), atRest)).toEqual(reduced)
    expect(keptOrder(reduced, after(8), atRest)).toBe(reduced)
    for (const left of [{ name: 'Asha Rao' }, { street: '4, 2nd Cross' }, { phone: '••••••1234' }])
      expect(keptOrder({ ...order, buyer: { ...reduced.buyer, ...left } }, after(8), atRest)).toEqual(reduced)
    expect(keptOrder(order, after(30), atRest)).not.toBeNull()
    expect(keptOrder(order, after(30.1), atRest)).toBeNull()
    expect(keptOrder(order, after(30.1), () => true)).toEqual(reduced)
  })
})
