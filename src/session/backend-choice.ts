import { storageKeys, type KeyValueStorage } from './storage-keys'

/** Whom the app talks to: the marketplace's own backend, or the in-browser service of the demo. */
export type BackendKind = 'real' | 'demo'

/** The address' parameter, and the storage key of what was chosen by it (BACKEND-01). */
export const backendParameter = 'backend'

/** Storage key that says whose session the keys hold. */
export const sessionOwnerKey = 'sessionBackend'

/** Where a key of a session lies that was put aside. */
export const asideKey = (backend: string, key: string): string => `${backend}:${key}`

/** An exchange under way is marked by more than one. */
const isOneWord = (owner: string): boolean => /^\w+$/.test(owner)

interface Wish {
  /** What the address says, whatever it is. */
  readonly asked: string | null
  /** The backend of somebody who never chose. */
  readonly usual: BackendKind
  /** Whether a word, from wherever it comes, names a backend of this build that can run here. */
  readonly isAvailable: (word: string | null) => word is BackendKind
}

/** Which backend this browser uses. Its sellers, their sessions and their steps are apart from the other's. */
export interface BackendChoice {
  /**
   * Takes over what the address asks for, else what was chosen before, else the usual one. The session of the
   * backend that is left is put aside, and the one that was put aside for the other comes back.
   */
  resolve(wish: Wish): BackendKind
  /** Whether another tab has gone over since: the keys then belong to a backend that this page does not use. */
  isOvertaken(): boolean
}

/** @param storage local storage; one that throws forgets the choice with the page */
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

  /** One session aside, the other back. A storage that is full costs a new sign-in, never a mixed-up session. */
  function exchange(left: string, chosen: BackendKind): void {
    // Other tabs know by it that what follows is not theirs, and the next start that it was not finished.
    write(sessionOwnerKey, `${left} to ${chosen}`)
    try {
      for (const key of Object.values(storageKeys)) copy(key, asideKey(left, key))
      for (const key of Object.values(storageKeys)) copy(asideKey(chosen, key), key)
      // A copy would outlive the log-out of what is in use now.
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
