import { storageKeys, type KeyValueStorage } from './storage-keys'

/** Whom the app talks to: the marketplace's own backend, or the in-browser service of the demo. */
export type BackendKind = 'real' | 'demo'

/** The URL's parameter, and the storage key of the choice that was made with it (BACKEND-01). */
export const backendParameter = 'backend'

/** Storage key that says which backend's session the session keys hold. */
export const sessionOwnerKey = 'sessionBackend'

/** The storage key of a value that belongs to a session put aside. */
export const asideKey = (backend: string, key: string): string => `${backend}:${key}`

/** An unfinished exchange is marked by several words, such as 'real to demo'. */
const isOneWord = (owner: string): boolean => /^\w+$/.test(owner)

interface Wish {
  /** The URL's parameter, unchecked. */
  readonly asked: string | null
  /** The backend of somebody who never chose. */
  readonly usual: BackendKind
  /** Whether an unchecked word names a backend of this build that can run here. */
  readonly isAvailable: (word: string | null) => word is BackendKind
}

/** Which backend this browser uses. Sellers, sessions and steps of the two backends are kept apart. */
export interface BackendChoice {
  /**
   * Uses the backend that the URL asks for, else the one chosen before, else the usual one. The session of the
   * backend that is left is put aside, and the one that was put aside for the other comes back.
   */
  resolve(wish: Wish): BackendKind
  /** Whether another tab has changed the backend since: the session keys then belong to one that this page does not use. */
  isOvertaken(): boolean
}

/** @param storage local storage; if it throws, the choice lasts only as long as the page */
export function createBackendChoice(storage: KeyValueStorage): BackendChoice {
  let resolvedOwner: string | null = null

  function read(key: string): string | null {
    try {
      return storage.getItem(key)
    } catch {
      return null
    }
  }

  function write(key: string, value: string): void {
    try {
      storage.setItem(key, value)
    } catch {
      // Then it lasts as long as the page.
    }
  }

  function copy(from: string, to: string): void {
    const value = storage.getItem(from)
    if (value === null) storage.removeItem(to)
    else storage.setItem(to, value)
  }

  function forget(place: (key: string) => string): void {
    for (const key of Object.values(storageKeys))
      try {
        storage.removeItem(place(key))
      } catch {
        // Nothing can be read from such a storage either.
      }
  }

  /** Puts one session aside and brings the other back. If storage is full, the seller has to sign in again, but sessions never mix. */
  function exchange(left: string, chosen: BackendKind): void {
    // This mark tells other tabs that what follows is not theirs, and the next start that the exchange was not finished.
    write(sessionOwnerKey, `${left} to ${chosen}`)
    try {
      for (const key of Object.values(storageKeys)) copy(key, asideKey(left, key))
      for (const key of Object.values(storageKeys)) copy(asideKey(chosen, key), key)
      // A copy left aside would outlive the log-out of the session in use.
      forget((key) => asideKey(chosen, key))
    } catch {
      forget((key) => asideKey(left, key))
      forget((key) => key)
    }
  }

  return {
    resolve({ asked, usual, isAvailable }) {
      const before = read(backendParameter)
      const wished = isAvailable(asked) ? asked : before
      const chosen = isAvailable(wished) ? wished : usual
      if (chosen === asked && chosen !== before) write(backendParameter, chosen)
      const owner = read(sessionOwnerKey) ?? chosen
      // An exchange that a killed tab has left half done: nobody knows whose the keys are.
      if (!isOneWord(owner)) forget((key) => key)
      else if (owner !== chosen) exchange(owner, chosen)
      write(sessionOwnerKey, chosen)
      resolvedOwner = read(sessionOwnerKey)
      return chosen
    },
    isOvertaken() {
      const owner = read(sessionOwnerKey)
      // A storage that was emptied holds nobody's session.
      return owner !== null && owner !== resolvedOwner
    },
  }
}
