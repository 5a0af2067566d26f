import { storageKeys, type KeyValueStorage, type StorageKey } from './storage-keys'

/** The values of the session's keys in local storage; null for a key that is not there. */
export type SessionCopy = Readonly<Record<StorageKey, string | null>>

/** Reads all keys. @throws what a blocked storage throws */
export const copySession = (storage: KeyValueStorage): SessionCopy => ({
  sellerToken: storage.getItem(storageKeys.sellerToken),
  sellerId: storage.getItem(storageKeys.sellerId),
  registrationSteps: storage.getItem(storageKeys.registrationSteps),
  maxAllowedStep: storage.getItem(storageKeys.maxAllowedStep),
  mobile: storage.getItem(storageKeys.mobile),
  wasSignedIn: storage.getItem(storageKeys.wasSignedIn),
})

/**
 * Writes all keys, the token last: it never stands beside another seller's id, and other tabs take its removal for
 * a log-out. @throws what a full or blocked storage throws
 */
export function restoreSession(storage: KeyValueStorage, copy: SessionCopy): void {
  if (copy.sellerToken !== null) storage.removeItem(storageKeys.sellerToken)
  const { sellerToken, ...rest } = storageKeys
  for (const key of [...Object.values(rest), sellerToken]) {
    const value = copy[key]
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
  }
}
