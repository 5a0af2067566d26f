import { draftsOfStep, newSeller, type DraftKey } from '@/outbox/draft-key'
import type { Outbox } from '@/outbox/outbox'

// Without the schema library, since whoever signs in needs it.

/** Where the registration form is kept until its contact details are verified (REG-14). */
export const registrationDraftKey: DraftKey = { owner: newSeller, form: 'registration' }

/** When the registration was begun that this device holds the id of, and where its codes went. */
export const registrationStartKey = (sellerId: string): DraftKey => ({ owner: sellerId, form: 'registration-start' })

/** When the codes of a registration were sent. */
export const sentTimesKey = (sellerId: string): DraftKey => ({ owner: sellerId, form: 'verification' })

type Drafts = Pick<Outbox, 'deleteDraft'>

const deleteAll = async (outbox: Drafts, keys: readonly DraftKey[]): Promise<boolean> =>
  // A browser that keeps nothing has kept none of it.
  (await Promise.all(keys.map((key) => outbox.deleteDraft(key)))).every((deleted) => deleted.kind === 'stored' || deleted.reason === 'none')

const keysOf = (sellerId: string): readonly DraftKey[] => [registrationDraftKey, registrationStartKey(sellerId), sentTimesKey(sellerId)]

/** Forgets what was typed to register, and what is known of the codes that were sent. */
export async function forgetRegistration(outbox: Drafts, sellerId: string): Promise<void> {
  await deleteAll(outbox, keysOf(sellerId))
}

/**
 * Forgets with it the name that the bank step was to begin with: nobody goes on with this registration here.
 * @param sellerId null where nothing was accepted of what was typed
 * @returns whether all of it is gone
 */
export const forgetBegun = (outbox: Drafts, sellerId: string | null): Promise<boolean> =>
  deleteAll(outbox, sellerId === null ? [registrationDraftKey] : [...keysOf(sellerId), { owner: sellerId, form: draftsOfStep(4) }])
