import { digestOf } from '@/storage/digest-of'
import { createBackendChoice } from './backend-choice'
import { createEndedSessions, endedSessionsName } from './ended-sessions'
import { createPerson } from './person'
import { createSessionStore } from './session'
import { createTabNote, tabStorage } from './tab-note'

// Accessed at each use, since merely naming `window.localStorage` throws where the browser blocks storage.
export const browserStorage = {
  getItem: (key: string): string | null => window.localStorage.getItem(key),
  setItem: (key: string, value: string): void => window.localStorage.setItem(key, value),
  removeItem: (key: string): void => window.localStorage.removeItem(key),
}

/** The backend that this browser uses, in all its tabs. */
export const backendChoice = createBackendChoice(browserStorage)

/** The session of this browser with its backend, shared by all its tabs. */
export const session = createSessionStore(browserStorage, window, backendChoice.isOvertaken)

/** The sessions that have ended in this browser, with either backend. */
export const endedSessions = createEndedSessions(endedSessionsName)

/** Marks a seller's entries in a tab's history, the same in all her sessions, to tell them from another seller's. */
export const sellerMark = (): string => digestOf(session.read().sellerId ?? '')

/** Who uses this tab. */
export const person = createPerson(createTabNote('person', tabStorage), session)
