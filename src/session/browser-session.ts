import { createSessionStore } from './session'

/** The session of this browser, shared by all its tabs. */
export const session = createSessionStore(
  {
    // Asked for at each use: merely naming it throws where the browser blocks storage.
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
    removeItem: (key) => window.localStorage.removeItem(key),
  },
  window,
)
