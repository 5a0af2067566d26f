/** The keys of the session in local storage; no other module writes them. */
export const storageKeys = {
  sellerToken: 'sellerToken',
  sellerId: 'sellerId',
  registrationSteps: 'registrationSteps',
  maxAllowedStep: 'maxAllowedStep',
  mobile: 'mobile',
  /** Not one of the specification's five: the id of a seller whose session ended, to tell it from a registration's id. */
  wasSignedIn: 'wasSignedIn',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** The parts of `localStorage` that the session needs. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The expression by which an inline script of a page asks whether somebody is signed in; it throws where storage is blocked. */
export const hasSessionScript = `localStorage.getItem("${storageKeys.sellerToken}")`

/** The expression by which such a script reads the number under a key; 0 if there is none. */
export const numberScript = (key: StorageKey): string => `+localStorage.getItem("${key}")`
