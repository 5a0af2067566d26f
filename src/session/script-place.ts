import type { KeyValueStorage } from './storage-keys'

const key = 'demoScriptPlace'

/** The line of the presenter's script that was played last, kept over reloads of its tab. */
export interface ScriptPlace {
  /** The line's id, or null at the start. */
  read(): string | null
  write(line: string | null): void
  subscribe(listener: () => void): () => void
}

/** @param storage session storage; one that throws forgets the place with the page */
export function createScriptPlace(storage: KeyValueStorage): ScriptPlace {
  const listeners = new Set<() => void>()
  let place = stored()

  function stored(): string | null {
    try {
      return storage.getItem(key)
    } catch {
      return null
    }
  }

  return {
    read: () => place,
    write(line) {
      place = line
      try {
        if (line === null) storage.removeItem(key)
        else storage.setItem(key, line)
      } catch {
        // Then it lasts as long as the page.
      }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The place of this tab. */
export const scriptPlace = createScriptPlace({
  // Asked for at each use: merely naming it throws where the browser blocks storage.
  getItem: (name) => window.sessionStorage.getItem(name),
  setItem: (name, value) => window.sessionStorage.setItem(name, value),
  removeItem: (name) => window.sessionStorage.removeItem(name),
})
