import { registrationDraftSchema, type RegistrationDraft } from '@/domain/registration'
import { newSeller, type DraftKey } from '@/outbox/draft'
import type { Outbox } from '@/outbox/outbox'

/** Where the registration form is kept until its contact details are verified (REG-14). */
export const registrationDraftKey: DraftKey = { owner: newSeller, form: 'registration' }

/** Reads what was typed into the registration form before; null when nothing was. */
export async function readRegistrationDraft(outbox: Pick<Outbox, 'readDraft'>): Promise<RegistrationDraft | null> {
  const draft = await outbox.readDraft(registrationDraftKey)
  const parsed = registrationDraftSchema.safeParse(draft?.values)
  return parsed.success ? parsed.data : null
}
