import type { Ledger } from './outbox'
import { unsentRows, type Submission } from './submission'

/** Whether this is only what a screen begins with. */
export const isPartOfLedger = ({ unread }: Pick<Ledger, 'unread'>): boolean => unread !== null

/** How many of a seller's submissions have not arrived. */
export const unsentIn = ({ rows, unread }: Pick<Ledger, 'rows' | 'unread'>): number => unsentRows(rows) + (unread?.unsent ?? 0)

/** What waits is called by what it is: steps of the onboarding, or changes where other things were done as well. */
export type Waiting = 'steps' | 'changes'

export const calledAs = (rows: readonly Pick<Submission, 'step'>[]): Waiting => (rows.every(({ step }) => step !== null) ? 'steps' : 'changes')
