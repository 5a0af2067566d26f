import { catalogue } from '@/catalogues/catalogue'

export const addressTexts = catalogue('domain/steps/addresses', {
  pickup: 'Pickup address',
  return: 'Return address',
  sameAsPickup: 'Return address is the same as the pickup address',
  samePlace: 'Same as the pickup address',
  partOf: (part: string, address: string) => `${part} (${address})`,
  returnCopied: 'Return address, as it is sent',
  doorNo: 'Door number',
  apartment: 'Apartment or building',
  address: 'Street and area',
  landmark: 'Landmark',
  pincode: 'PIN code',
  pincodeHint: '6 digits',
  city: 'City',
  state: 'State',
  stateEmpty: 'Select a state or union territory',
  country: 'Country',
})
