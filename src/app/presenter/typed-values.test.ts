import { expect, it } from 'vitest'
import { toStep3Request, gstFormSchema } from '@/domain/gst'
import { bankDraftSchema, toStep4Request } from '@/domain/bank'
import { addressesFormSchema, toStep5Request } from '@/domain/addresses'
import { shippingFormSchema, toStep6Request } from '@/domain/shipping'
import type { RequestOf } from '@/contract/endpoints'
import { typedValues } from './typed-values'

const sellerId = 'seller-1'
const house = {
  doorNo: '4',
  apartment: 'Lake View',
  address: 'MG Road',
  landmark: 'Clock tower',
  pincode: '560001',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
}
const gst: RequestOf<'step3'> = { sellerId, nickname: 'Lake Crafts', gstType: 'Enrolment ID' }
const bank: RequestOf<'step4'> = {
  sellerId,
  accountHolderName: 'Asha Verma',
  accountNumber: '000012345678',
  confirmAccountNumber: '000012345678',
  accountType: 'current',
  ifscCode: 'DEMO0000123',
}
const addresses: RequestOf<'step5'> = { sellerId, pickupAddress: house, returnAddress: { ...house, doorNo: '5' } }
const shipping: RequestOf<'step6'> = {
  sellerId,
  shippingType: 'Both',
  deliveryTypes: ['Express', 'Same Day'],
  cutoffTimes: {
    standardExpress: '09:30',
    standardExpressPeriod: 'AM',
    oneTwoDay: '14:00',
    oneTwoDayPeriod: 'PM',
    sameDay: '06:15',
    sameDayPeriod: 'AM',
  },
}

it('DEMO-02 a played step leaves in its form what would send the same once more', () => {
  const again = [
    toStep3Request(gstFormSchema.parse(typedValues({ kind: 'save', step: 3, body: gst })), sellerId),
    toStep4Request(bankDraftSchema.parse(typedValues({ kind: 'save', step: 4, body: bank })), sellerId),
    toStep5Request(addressesFormSchema.parse(typedValues({ kind: 'save', step: 5, body: addresses })), sellerId),
    toStep6Request(shippingFormSchema.parse(typedValues({ kind: 'save', step: 6, body: shipping })), sellerId),
  ]
  expect(again).toEqual([gst, bank, addresses, shipping])
})
