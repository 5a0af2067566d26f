import type { Ledger } from './outbox'
import { isPending, submissionsOf, unsentRows, type Submission } from './submission'

/** Whether this is only what a screen begins with. */
export const isPartOfLedger = ({ unread }: Pick<Ledger, 'unread'>): boolean => unread !== null

/** Whether all that has not arrived is among what was read. */
export const hasAllUnsent = ({ unread }: Pick<Ledger, 'unread'>): boolean => (unread?.unsent ?? 0) === 0

/** How much of what a seller saved has not arrived; what was set aside, as nobody can read it, never does. */
export const unsentIn = ({ rows, unread, asideDrafts }: Pick<Ledger, 'rows' | 'unread' | 'asideDrafts'>): number =>
  unsentRows(rows) + (unread?.unsent ?? 0) + asideDrafts.length

/** How much of that nobody can read: it is neither sent nor deleted. */
export const unreadableIn = ({ rows, asideDrafts }: Pick<Ledger, 'rows' | 'asideDrafts'>): number =>
  rows.filter(({ kind }) => kind === 'unreadable').length + asideDrafts.length

/** What waits is called by what it is: steps of the onboarding, or changes where other things were done as well. */
export type Waiting = 'steps' | 'changes'

/** What waits on a device, whoever's it is. */
export interface WaitingHere {
  readonly count: number
  readonly what: Waiting
}

export const calledAs = (rows: readonly Pick<Submission, 'step'>[]): Waiting => (rows.every(({ step }) => step !== null) ? 'steps' : 'changes')

/** The same of all that waits of a seller, of which only the steps may have been read. */
export const calledIn = ({ rows, unread, asideDrafts }: Pick<Ledger, 'rows' | 'unread' | 'asideDrafts'>): Waiting =>
  (unread?.unsent ?? 0) > 0 ? 'changes' : calledAs([...submissionsOf(rows).filter(isPending), ...asideDrafts])
