import type { Ledger } from './outbox'
import { unsentRows } from './submission'

/** Whether this is only what a screen begins with. */
export const isPartOfLedger = ({ unread }: Pick<Ledger, 'unread'>): boolean => unread !== null

/** How many of a seller's submissions have not arrived. */
export const unsentIn = ({ rows, unread }: Pick<Ledger, 'rows' | 'unread'>): number => unsentRows(rows) + (unread?.unsent ?? 0)
