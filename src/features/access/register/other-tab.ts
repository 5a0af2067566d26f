import { evaluate as areEqual } from '@tanstack/react-form'
import { emptyRegistration, registrationDraftSchema, type RegistrationDraft } from '@/domain/access/registration'
import { onReturn, seenDraft, withTypedHere } from '@/drafts/other-tabs'
import type { Sentence } from '@/catalogues/catalogue'
import type { Draft } from '@/outbox/draft'
import type { OpenOutbox } from '@/outbox/outbox-context'
import type { Stored } from '@/storage/storage-failure'
import { registrationDraftKey } from '../forget-registration'
import { isOld, readStoredRegistration, type StoredRegistration } from '../registration-draft'
import { droppedTexts } from './dropped-texts'
import { fillIn, type RegistrationFormApi } from './use-registration-form'

// A file of its own, after the first paint: the form itself needs none of it.

/** The draft of the registration form, which another tab may type into as well. */
export interface SharedDraft {
  readonly store: (values: RegistrationDraft, savedAt: number) => Promise<Stored<void>>
  /** Looks at what lies there, before the first letter that was typed since is written over it. */
  readonly typed: (values: RegistrationDraft) => void
  /** Looks each time the seller comes back. @returns stops that */
  readonly follow: () => () => void
}

/** @param stored what lay there as the form was opened @param show told what another tab has stored; null where it took away what was typed, and what is said of that */
export function shareDraft(
  form: RegistrationFormApi,
  outbox: OpenOutbox,
  { stored, show }: { readonly stored: StoredRegistration | null; readonly show: (draft: RegistrationDraft | null, dropped: Sentence | null) => void },
): SharedDraft {
  const empty = registrationDraftSchema.parse(emptyRegistration)
  const seen = seenDraft(stored?.values ?? empty, stored?.savedAt ?? null)
  /** What was taken over from the other tab last. */
  let taken = empty
  const known = (values: RegistrationDraft): RegistrationDraft => (areEqual(values, taken) ? taken : values)
  let isOnScreen = true
  async function look(): Promise<void> {
    let now: number | undefined
    const found = await seen.look(async () => {
      const lies = await readStoredRegistration(outbox)
      if (lies !== null) now = await outbox.knownTime()
      return lies
    })
    if (found === null || !isOnScreen) return
    const { there, before } = found
    const here = registrationDraftSchema.parse(form.state.values)
    const isUntouched = areEqual(here, before)
    if (there === null) {
      // Cleared there, or too old: it is not the next person's either. What was typed since may be hers.
      if (!isUntouched) return
      seen.took(empty)
      return show(null, toldOfDropped(await outbox.readDraft(registrationDraftKey)))
    }
    // What was left for an hour is shown to nobody any more.
    if (now !== undefined && isOld(there, now)) return
    const together = registrationDraftSchema.parse(withTypedHere(before, here, there.values))
    // A field that stands so already may still be typed in.
    fillIn(form, together, 'draft', (name) => form.state.values[name] !== together[name])
    if (isUntouched) {
      taken = together
      seen.took(together)
    }
    show(together, null)
  }
  return {
    store: (values, savedAt) => seen.store(known(values), savedAt, () => outbox.writeDraft(registrationDraftKey, { values, savedAt })),
    typed(values) {
      if (seen.isFirstChange(known(values))) void look()
    },
    follow() {
      isOnScreen = true
      const stop = onReturn(() => void look())
      return () => {
        isOnScreen = false
        stop()
      }
    },
  }
}

/** What there is to say where a registration was dropped and nothing was typed since; else null. */
export const toldOfDropped = (draft: Draft | null): Sentence | null => (draft?.values === null ? () => droppedTexts.dropped : null)
