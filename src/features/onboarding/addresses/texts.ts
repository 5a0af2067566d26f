import { pick } from '@/domain/language'

export const addressTexts = pick({
  en: {
    pickup: 'Pickup address',
    return: 'Return address',
    sameAsPickup: 'Return address is the same as the pickup address',
    doorNo: 'Door number',
    apartment: 'Apartment or building',
    address: 'Street and area',
    landmark: 'Landmark',
    pincode: 'PIN code',
    pincodeHint: '6 digits',
    city: 'City',
    state: 'State',
    country: 'Country',
  },
})
