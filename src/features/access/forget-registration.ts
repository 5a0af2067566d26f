import { draftsOfStep, newSeller, type DraftKey } from '@/outbox/draft-key'
import type { Outbox } from '@/outbox/outbox'

// Does not import the schema library: the sign-in loads this file.

/** Where the registration form is kept until its contact details are verified (REG-14). */
export const registrationDraftKey: DraftKey = { owner: newSeller, form: 'registration' }

/** The start of the registration whose seller id this device holds: its time, and where its codes went. */
export const registrationStartKey = (sellerId: string): DraftKey => ({ owner: sellerId, form: 'registration-start' })

/** When the codes of a registration were sent. */
export const sentTimesKey = (sellerId: string): DraftKey => ({ owner: sellerId, form: 'verification' })

type Drafts = Pick<Outbox, 'deleteDraft'>

const deleteAll = async (outbox: Drafts, keys: readonly DraftKey[]): Promise<boolean> =>
  // A browser without IndexedDB has stored nothing, so nothing is left over.
  (await Promise.all(keys.map((key) => outbox.deleteDraft(key)))).every((deleted) => deleted.kind === 'stored' || deleted.reason === 'none')

const keysOf = (sellerId: string): readonly DraftKey[] => [registrationDraftKey, registrationStartKey(sellerId), sentTimesKey(sellerId)]

/** Deletes the registration form's draft, and what is stored about its codes. */
export async function forgetRegistration(outbox: Drafts, sellerId: string): Promise<void> {
  await deleteAll(outbox, keysOf(sellerId))
}

/**
 * Deletes the same and the name for the bank step, since nobody continues this registration on this device.
 * @param sellerId null where the backend has not accepted a registration
 * @returns whether everything is deleted
 */
export const forgetBegun = (outbox: Drafts, sellerId: string | null): Promise<boolean> =>
  deleteAll(outbox, sellerId === null ? [registrationDraftKey] : [...keysOf(sellerId), { owner: sellerId, form: draftsOfStep(4) }])
