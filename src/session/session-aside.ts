import { asideKey, type BackendKind } from './backend-choice'
import { storageKeys, type KeyValueStorage } from './storage-keys'

/** The session with the backend that is not in use, which was put aside for the other. */
export interface SessionAside {
  readonly backend: BackendKind
  readonly token: string
  readonly sellerId: string | null
}

/** Null where nobody is signed in there, or the storage cannot be read. */
export function readSessionAside(storage: KeyValueStorage, inUse: BackendKind): SessionAside | null {
  // A build without the demo has no other backend, and must not contain its name.
  if (import.meta.env.VITE_DEMO === 'off') return null
  const backend = inUse === 'real' ? 'demo' : 'real'
  try {
    const token = storage.getItem(asideKey(backend, storageKeys.sellerToken))
    return token === null || token === '' ? null : { backend, token, sellerId: storage.getItem(asideKey(backend, storageKeys.sellerId)) }
  } catch {
    return null
  }
}

/** Forgets it on this device. @throws what a blocked storage throws */
export function dropSessionAside(storage: KeyValueStorage, { backend }: SessionAside): void {
  for (const key of Object.values(storageKeys)) storage.removeItem(asideKey(backend, key))
}
