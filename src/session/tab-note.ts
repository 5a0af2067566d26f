import type { KeyValueStorage } from './storage-keys'

/** A short text that a tab keeps across reloads, until it is closed. */
export interface TabNote {
  /** Null where nothing is noted. */
  read(): string | null
  write(word: string | null): void
  subscribe(listener: () => void): () => void
}

/** @param storage session storage; if it throws, the note lasts only as long as the page */
export function createTabNote(key: string, storage: KeyValueStorage): TabNote {
  const listeners = new Set<() => void>()
  let note = stored()

  function stored(): string | null {
    try {
      return storage.getItem(key)
    } catch {
      return null
    }
  }

  return {
    read: () => note,
    write(word) {
      note = word
      try {
        if (word === null) storage.removeItem(key)
        else storage.setItem(key, word)
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

export const tabStorage: KeyValueStorage = {
  // Accessed at each use, since merely naming `window.sessionStorage` throws where the browser blocks storage.
  getItem: (name) => window.sessionStorage.getItem(name),
  setItem: (name, value) => window.sessionStorage.setItem(name, value),
  removeItem: (name) => window.sessionStorage.removeItem(name),
}

// Marked pure, so that a build contains only the notes that it uses.

/** Which screen of which version was reloaded because one of its files was missing. */
export const reloadNote = /* @__PURE__ */ createTabNote('missingFile', tabStorage)

/** The backend that somebody has agreed to on screen; opening a link is not enough. */
export const agreedBackend = /* @__PURE__ */ createTabNote('agreedBackend', tabStorage)

/** Whether the presenter's drawer stood open. */
export const drawerNote = /* @__PURE__ */ createTabNote('demoDrawer', tabStorage)
