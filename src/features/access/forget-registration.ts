import { newSeller, type DraftKey } from '@/outbox/draft-key'
import type { Outbox } from '@/outbox/outbox'

// Without the schema library, since whoever signs in needs it.

/** Where the registration form is kept until its contact details are verified (REG-14). */
export const registrationDraftKey: DraftKey = { owner: newSeller, form: 'registration' }

/** When the registration was begun that this device holds the id of. */
export const registrationStartKey = (sellerId: string): DraftKey => ({ owner: sellerId, form: 'registration-start' })

/** When the codes of a registration were sent. */
export const sentTimesKey = (sellerId: string): DraftKey => ({ owner: sellerId, form: 'verification' })

/** Forgets what was typed to register, and what is known of the codes that were sent. */
export async function forgetRegistration(outbox: Pick<Outbox, 'deleteDraft'>, sellerId: string): Promise<void> {
  await Promise.all([registrationDraftKey, registrationStartKey(sellerId), sentTimesKey(sellerId)].map((key) => outbox.deleteDraft(key)))
}
