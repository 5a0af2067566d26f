import { evaluate as areEqual } from '@tanstack/react-form'
import { emptyRegistration, registrationDraftSchema, type RegistrationDraft } from '@/domain/access/registration'
import { onReturn, seenDraft, withTypedHere } from '@/drafts/other-tabs'
import type { Sentence } from '@/catalogues/catalogue'
import type { Draft } from '@/outbox/draft'
import type { OpenOutbox } from '@/outbox/outbox-context'
import { notKeptText } from '@/forms/draft-not-kept'
import type { StorageFailure, Stored } from '@/storage/storage-failure'
import { registrationDraftKey } from '../forget-registration'
import { isOld, readStoredRegistration, type StoredRegistration } from '../registration-draft'
import { droppedTexts } from './dropped-texts'
import { fillIn, type RegistrationFormApi } from './use-registration-form'

// A chunk of its own, loaded after the first paint, since the form itself does not need it.

/** The draft of the registration form, which another tab may type into as well. */
export interface SharedDraft {
  readonly store: (values: RegistrationDraft, savedAt: number) => Promise<Stored<void>>
  /** The message that the device does not store what is typed. */
  readonly notKept: (reason: StorageFailure) => Sentence
  /** At the first change, reads the stored draft before it is overwritten. */
  readonly typed: (values: RegistrationDraft) => void
  /** Reads the stored draft each time the seller comes back to this tab. @returns stops that */
  readonly follow: () => () => void
}

/** @param stored the draft when the form was opened @param show called with another tab's draft, or with null and a message if it was deleted */
export function shareDraft(
  form: RegistrationFormApi,
  outbox: OpenOutbox,
  { stored, show }: { readonly stored: StoredRegistration | null; readonly show: (draft: RegistrationDraft | null, dropped: Sentence | null) => void },
): SharedDraft {
  const empty = registrationDraftSchema.parse(emptyRegistration)
  const seen = seenDraft(stored?.values ?? empty, stored?.savedAt ?? null)
  /** The values that were last taken over from another tab. */
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
      // The draft was cleared in another tab, or dropped as too old. It is cleared here too, unless something was typed here since.
      if (!isUntouched) return
      seen.took(empty)
      return show(null, toldOfDropped(await outbox.readDraft(registrationDraftKey)))
    }
    // A draft that was left for an hour is not shown any more.
    if (now !== undefined && isOld(there, now)) return
    const together = registrationDraftSchema.parse(withTypedHere(before, here, there.values))
    // Fields that already have the value are left alone, since the seller may be typing in them.
    fillIn(form, together, 'draft', (name) => form.state.values[name] !== together[name])
    if (isUntouched) {
      taken = together
      seen.took(together)
    }
    show(together, null)
  }
  return {
    store: (values, savedAt) => seen.store(known(values), savedAt, () => outbox.writeDraft(registrationDraftKey, { values, savedAt })),
    notKept: (reason) => () => notKeptText(reason),
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

/** The message that a registration was dropped, if nothing was typed since; else null. */
export const toldOfDropped = (draft: Draft | null): Sentence | null => (draft?.values === null ? () => droppedTexts.dropped : null)
