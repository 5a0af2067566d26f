import { clock } from '@/clock/clock'
import { emptyRegistration, registrationDraftSchema, type RegistrationDraft } from '@/domain/registration'
import { onReturn, seenDraft, withTypedHere } from '@/drafts/other-tabs'
import type { Outbox } from '@/outbox/outbox'
import type { Stored } from '@/storage/storage-failure'
import { registrationDraftKey } from '../forget-registration'
import { isOld, readStoredRegistration, type StoredRegistration } from '../registration-draft'
import { fillFromOtherTab, type RegistrationFormApi } from './use-registration-form'

// A file of its own, after the first paint: the form itself needs none of it.

/** The draft of the registration form, which another tab may type into as well. */
export interface SharedDraft {
  readonly store: (values: RegistrationDraft, savedAt: number) => Promise<Stored<void>>
  /** Looks at what lies there, before the first letter that was typed since is written over it. */
  readonly typed: (values: RegistrationDraft) => void
  /** Looks each time the seller comes back. @returns stops that */
  readonly follow: () => () => void
}

/** @param stored what lay there as the form was opened @param show told what another tab has stored */
export function shareDraft(
  form: RegistrationFormApi,
  outbox: Outbox,
  { stored, show }: { readonly stored: StoredRegistration | null; readonly show: (draft: RegistrationDraft) => void },
): SharedDraft {
  const seen = seenDraft(stored?.values ?? registrationDraftSchema.parse(emptyRegistration), stored?.savedAt ?? null)
  async function look(): Promise<void> {
    const found = await seen.look(() => readStoredRegistration(outbox))
    // What was left for an hour is shown to nobody any more.
    if (found === null || isOld(found.there, clock.now())) return
    const here = registrationDraftSchema.parse(form.state.values)
    const together = registrationDraftSchema.parse(withTypedHere(found.before, here, found.there.values))
    fillFromOtherTab(form, together)
    show(together)
  }
  return {
    store: (values, savedAt) => seen.store(values, savedAt, () => outbox.writeDraft(registrationDraftKey, { values, savedAt })),
    typed(values) {
      if (seen.isFirstChange(values)) void look()
    },
    follow: () => onReturn(() => void look()),
  }
}
