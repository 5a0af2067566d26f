import { describe, expect, it } from 'vitest'
import { addressesStep, ownReturnOf, pincodeAdvice, returnAddressOf, statesFor, typedReturnOf } from './addresses-step'

const pickup = {
  doorNo: '12-A',
  apartment: 'Lake View',
  address: '4th Main',
  landmark: 'Near the temple',
  pincode: '560001',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
}
const elsewhere = { ...pickup, doorNo: '7', city: 'Mysuru', pincode: '570001' }

describe('the address step', () => {
  it('ADDR-01 has the same eight fields in both addresses', () => {
    const empty = addressesStep.draft.parse({})
    const names = ['doorNo', 'apartment', 'address', 'landmark', 'pincode', 'city', 'state', 'country']
    expect(Object.keys(empty.pickup)).toEqual(names)
    expect(Object.keys(empty.return)).toEqual(names)
    expect(empty.sameAsPickup).toBe(false)
  })

  it('ADDR-02 returns to the pickup address while the box is checked, and to the typed one afterwards', () => {
    const checked = { pickup, sameAsPickup: true, return: elsewhere }
    expect(returnAddressOf(checked)).toEqual(pickup)
    expect(returnAddressOf({ ...checked, pickup: { ...pickup, city: 'Hampi' } }).city).toBe('Hampi')
    expect(returnAddressOf({ ...checked, sameAsPickup: false })).toEqual(elsewhere)
  })

  it('ADDR-02 starts an own return address from the pickup address only if none was typed', () => {
    const { return: empty } = addressesStep.draft.parse({})
    const typed = { ...empty, city: 'Mysuru' }
    expect(ownReturnOf({ pickup, sameAsPickup: false, return: { ...empty, doorNo: ' ' } })).toEqual(pickup)
    expect(ownReturnOf({ pickup, sameAsPickup: false, return: typed })).toEqual(typed)
  })

  it('ADDR-02 does not take a copy of the pickup address for a typed return address', () => {
    const { return: empty } = addressesStep.draft.parse({})
    expect(typedReturnOf({ pickup, sameAsPickup: true, return: { ...pickup } })).toEqual(empty)
    expect(typedReturnOf({ pickup, sameAsPickup: true, return: elsewhere })).toEqual(elsewhere)
    expect(typedReturnOf({ pickup, sameAsPickup: true, return: elsewhere }, elsewhere)).toEqual(empty)
  })

  it('ADDR-03 sends both addresses without extra blanks', () => {
    const typed = { pickup: { ...pickup, doorNo: ' 12-A ', pincode: '560 001' }, sameAsPickup: false, return: elsewhere }
    expect(addressesStep.toRequest(typed, 'S1')).toEqual({ sellerId: 'S1', pickupAddress: pickup, returnAddress: elsewhere })
  })

  it('ADDR-02 ADDR-03 sends the pickup address twice if the box is checked', () => {
    const request = addressesStep.toRequest({ pickup, sameAsPickup: true, return: elsewhere }, 'S1')
    expect(request.returnAddress).toEqual(request.pickupAddress)
  })

  it('ADDR-01 gives advice on an invalid PIN code, and none on an empty or valid one', () => {
    expect(['', '560001', '560 001', '५६०००१'].map(pincodeAdvice)).toEqual([null, null, null, null])
    expect(['56000', '5600011', '060001', 'x'].map((pin) => pincodeAdvice(pin) !== null)).toEqual([true, true, true, true])
  })

  it('ADDR-01 offers the states of India, keeps another state that was typed, and offers none abroad', () => {
    expect(statesFor({ country: 'India', state: 'Kerala' })).toHaveLength(36)
    expect(statesFor({ country: ' india ', state: '' })).toContain('Puducherry')
    expect(statesFor({ country: '', state: 'KL' })?.slice(0, 2)).toEqual(['KL', 'Andhra Pradesh'])
    expect(statesFor({ country: 'Nepal', state: 'Bagmati' })).toBeNull()
  })
})
