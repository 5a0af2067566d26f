import type { Ledger } from './outbox'
import { isPending, submissionsOf, unsentRows, type Submission } from './submission'

/** Whether a ledger has only the rows that a screen begins with. */
export const isPartOfLedger = ({ unread }: Pick<Ledger, 'unread'>): boolean => unread !== null

/** Whether the ledger's rows include everything that has not arrived. */
export const hasAllUnsent = ({ unread }: Pick<Ledger, 'unread'>): boolean => (unread?.unsent ?? 0) === 0

/** How much of what a seller saved has not arrived, including drafts set aside: nobody can read those, so they never will. */
export const unsentIn = ({ rows, unread, asideDrafts }: Pick<Ledger, 'rows' | 'unread' | 'asideDrafts'>): number =>
  unsentRows(rows) + (unread?.unsent ?? 0) + asideDrafts.length

/** How much of that cannot be read: it is neither sent nor deleted. */
export const unreadableIn = ({ rows, asideDrafts }: Pick<Ledger, 'rows' | 'asideDrafts'>): number =>
  rows.filter(({ kind }) => kind === 'unreadable').length + asideDrafts.length

/** What to call what waits: `steps` if all of it is onboarding steps, else `changes`. */
export type Waiting = 'steps' | 'changes'

/** What waits on the device, of all sellers. */
export interface WaitingHere {
  readonly count: number
  readonly what: Waiting
}

export const calledAs = (rows: readonly Pick<Submission, 'step'>[]): Waiting => (rows.every(({ step }) => step !== null) ? 'steps' : 'changes')

/** The same for a seller's ledger, in which only the steps may have been read yet. */
export const calledIn = ({ rows, unread, asideDrafts }: Pick<Ledger, 'rows' | 'unread' | 'asideDrafts'>): Waiting =>
  (unread?.unsent ?? 0) > 0 ? 'changes' : calledAs([...submissionsOf(rows).filter(isPending), ...asideDrafts])
