import { storageKeys, type KeyValueStorage } from './storage-keys'

/** Whom the app talks to: the marketplace's own backend, or the in-browser service of the demo. */
export type BackendKind = 'real' | 'demo'

/** The address' parameter and the storage key of the choice (BACKEND-01). */
export const backendParameter = 'backend'

const isKind = (value: string | null): value is BackendKind => value === 'real' || value === 'demo'

/** Which backend this browser uses. Its sellers, their sessions and their steps are apart from the other's. */
export interface BackendChoice {
  /**
   * Takes over what the address asks for, else what was chosen before, else the usual one. The session of the
   * backend that is left is put aside, and the one that was put aside for the other comes back.
   */
  settle(wish: { readonly asked: string | null; readonly usual: BackendKind; readonly available: (kind: BackendKind) => boolean }): BackendKind
  /** Whether another tab has chosen since: this page then belongs to a backend that is no longer in use. */
  isOvertaken(): boolean
}

/** @param storage local storage; one that throws forgets the choice with the page */
export function createBackendChoice(storage: KeyValueStorage): BackendChoice {
  let settled: string | null = null

  function stored(): string | null {
    try {
      return storage.getItem(backendParameter)
    } catch {
      return settled
    }
  }

  function move(from: string, to: string): void {
    const value = storage.getItem(from)
    if (value === null) storage.removeItem(to)
    else storage.setItem(to, value)
    storage.removeItem(from)
  }

  function exchange(left: BackendKind, chosen: BackendKind): void {
    try {
      // The choice first: other tabs know by it that what follows is not theirs.
      storage.setItem(backendParameter, chosen)
      for (const key of Object.values(storageKeys)) {
        move(key, `${left}:${key}`)
        move(`${chosen}:${key}`, key)
      }
    } catch {
      // Then the choice lasts as long as the page, and there is no session to put aside.
    }
  }

  return {
    settle({ asked, usual, available }) {
      const before = stored()
      const left = isKind(before) ? before : usual
      const wished = isKind(asked) && available(asked) ? asked : left
      const chosen = available(wished) ? wished : usual
      if (chosen !== left) exchange(left, chosen)
      settled = stored()
      return chosen
    },
    isOvertaken: () => stored() !== settled,
  }
}
