import { describe, expect, it } from 'vitest'
import { deliveryTypes, shippingTypes, type DeliveryType } from '@/contract/onboarding'
import { unchangedCutoffTimes } from '../../../tests/support/step-bodies'
import { defaultCutoffs, periodOf, selectedGroups, shippingStep, twelveHour } from './shipping-step'

describe('the shipping step', () => {
  it('SHIP-01 has three shipping types and five delivery types', () => {
    expect(shippingTypes).toEqual(['Lazy Shipping', 'Self Shipping', 'Both'])
    expect(deliveryTypes).toEqual(['Standard', 'Express', 'One Day', 'Two Day', 'Same Day'])
  })

  it.each<[DeliveryType[], string[]]>([
    [[], []],
    [['Standard'], ['standardExpress']],
    [['Express'], ['standardExpress']],
    [['Standard', 'Express'], ['standardExpress']],
    [['One Day'], ['oneTwoDay']],
    [['Two Day'], ['oneTwoDay']],
    [['Same Day'], ['sameDay']],
    [['Same Day', 'Two Day', 'Standard'], ['standardExpress', 'oneTwoDay', 'sameDay']],
  ])('SHIP-02 the delivery types %j ask for the cutoffs %j', (selected, groups) => {
    expect(selectedGroups(selected)).toEqual(groups)
  })

  it('SHIP-02 shows the defaults as 08:00 AM, 12:00 PM and 06:00 AM', () => {
    expect(Object.values(defaultCutoffs).map(twelveHour)).toEqual(['08:00 AM', '12:00 PM', '06:00 AM'])
  })

  it.each([
    ['00:00', '12:00 AM', 'AM'],
    ['00:59', '12:59 AM', 'AM'],
    ['11:59', '11:59 AM', 'AM'],
    ['12:00', '12:00 PM', 'PM'],
    ['12:30', '12:30 PM', 'PM'],
    ['13:05', '01:05 PM', 'PM'],
    ['23:59', '11:59 PM', 'PM'],
  ])('SHIP-02 shows the time %s as %s', (time, shown, period) => {
    expect(twelveHour(time)).toBe(shown)
    expect(periodOf(time)).toBe(period)
  })

  it('SHIP-02 SHIP-03 sends the default cutoffs in 24 hours, with AM or PM beside them', () => {
    expect(shippingStep.toRequest(shippingStep.draft.parse({ deliveryTypes: ['Standard'] }), 'S1')).toEqual({
      sellerId: 'S1',
      shippingType: 'Lazy Shipping',
      deliveryTypes: ['Standard'],
      cutoffTimes: unchangedCutoffTimes,
    })
  })

  it('SHIP-03 sends the cutoff that was chosen, in 24 hours', () => {
    const form = shippingStep.draft.parse({
      shippingType: 'Both',
      deliveryTypes: ['Same Day'],
      cutoffs: { ...defaultCutoffs, sameDay: '17:30' },
    })
    expect(shippingStep.toRequest(form, 'S1')).toMatchObject({
      shippingType: 'Both',
      cutoffTimes: { sameDay: '17:30', sameDayPeriod: 'PM', standardExpress: '08:00' },
    })
  })
})
