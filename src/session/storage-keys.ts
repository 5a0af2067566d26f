/** The five keys of local storage that the specification names; no other module writes them. */
export const storageKeys = {
  sellerToken: 'sellerToken',
  sellerId: 'sellerId',
  registrationSteps: 'registrationSteps',
  maxAllowedStep: 'maxAllowedStep',
  mobile: 'mobile',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
