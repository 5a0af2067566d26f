import { markOf } from '@/storage/mark-of'
import { createBackendChoice } from './backend-choice'
import { createEndedSessions, endedSessionsName } from './ended-sessions'
import { createPerson } from './person'
import { createSessionStore } from './session'
import { createTabNote, tabStorage } from './tab-note'

// Asked for at each use: merely naming it throws where the browser blocks storage.
export const browserStorage = {
  getItem: (key: string): string | null => window.localStorage.getItem(key),
  setItem: (key: string, value: string): void => window.localStorage.setItem(key, value),
  removeItem: (key: string): void => window.localStorage.removeItem(key),
}

/** The backend that this browser uses, in all its tabs. */
export const backendChoice = createBackendChoice(browserStorage)

/** The session of this browser with its backend, shared by all its tabs. */
export const session = createSessionStore(browserStorage, window, backendChoice.isOvertaken)

/** What is known of this browser's sessions of before, whichever backend they were with. */
export const endedSessions = createEndedSessions(endedSessionsName)

/** Tells one seller's entries of a tab's history from another's, over all her sessions. */
export const sellerMark = (): string => markOf(session.read().sellerId ?? '')

/** Who uses this tab. */
export const person = createPerson(createTabNote('person', tabStorage), session)
