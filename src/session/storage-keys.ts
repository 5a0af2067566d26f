/** The keys of the session in local storage; no other module writes them. */
export const storageKeys = {
  sellerToken: 'sellerToken',
  sellerId: 'sellerId',
  registrationSteps: 'registrationSteps',
  maxAllowedStep: 'maxAllowedStep',
  mobile: 'mobile',
  /** Beside the five that the specification names: the id of a seller whose session ended, which is no registration's. */
  wasSignedIn: 'wasSignedIn',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** The parts of `localStorage` that the session needs. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Whether somebody is signed in, for a script that stands in a page: what storage does not tell it throws. */
export const hasSessionScript = `localStorage.getItem("${storageKeys.sellerToken}")`

/** The number under a key, for such a script; 0 where there is none. */
export const numberScript = (key: StorageKey): string => `+localStorage.getItem("${key}")`
