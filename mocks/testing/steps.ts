import type { RequestOf } from '@/contract/endpoints'
import { sampleSignature } from '@mocks/scenarios/sample-signature'

const address = {
  doorNo: '7',
  apartment: 'Lotus',
  address: 'MG Road',
  landmark: '',
  pincode: '560001',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
}

export const step3Body = (sellerId: string, nickname = 'Nair Weaves'): RequestOf<'step3'> => ({
  sellerId,
  nickname,
  gstType: 'Regular GST',
})

export const step4Body = (sellerId: string): RequestOf<'step4'> => ({
  sellerId,
  accountHolderName: 'Meera Nair',
  accountNumber: '123456',
  confirmAccountNumber: '123456',
  accountType: 'savings',
  ifscCode: 'DEMO0000001',
})

export const step5Body = (sellerId: string): RequestOf<'step5'> => ({
  sellerId,
  pickupAddress: address,
  returnAddress: address,
})

export const step6Body = (sellerId: string): RequestOf<'step6'> => ({
  sellerId,
  shippingType: 'Both',
  deliveryTypes: ['Standard'],
  cutoffTimes: {
    standardExpress: '08:00',
    standardExpressPeriod: 'AM',
    oneTwoDay: '12:00',
    oneTwoDayPeriod: 'PM',
    sameDay: '06:00',
    sameDayPeriod: 'AM',
  },
})

export const step7Body = (mobile: string): RequestOf<'step7'> => ({
  mobile,
  signUrl: sampleSignature,
  authReturn: true,
  authReplace: true,
})
