import { useEffect, useEffectEvent, useState } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { registrationDraftSchema, type RegistrationDraft, type RegistrationForm } from '@/domain/access/registration'
import { sharedTexts } from '@/domain/shared-texts'
import { countAsNotStored } from '@/drafts/draft-keeper'
import { useDraftKeeper } from '@/drafts/use-draft-keeper'
import { untilThere } from '@/lazy/next-chance'
import { useLoadOutbox } from '@/outbox/outbox-context'
import { session } from '@/session/browser-session'
import { deviceIsNew } from '@/storage/device-is-new'
import { forgetBegun, registrationDraftKey } from '../forget-registration'
import { dropOldRegistration, storedIn } from '../registration-draft'
import type { SharedDraft } from './other-tab'
import type { RegistrationFormApi } from './use-registration-form'

type Kept =
  | { readonly kind: 'loading' | 'out-of-reach' }
  | { readonly kind: 'ready'; readonly shared: SharedDraft; readonly draft: RegistrationDraft | null; readonly dropped: Sentence | null }

interface RegistrationDraftKeeping {
  /** The stored draft; `loading` until it is read, null if there is none. */
  readonly draft: RegistrationDraft | null | 'loading'
  /** The message about a registration that was dropped after an hour; null for none. */
  readonly dropped: Sentence | null
  /** The message that the device does not store what is typed; null as long as it does. */
  readonly notKept: Sentence | null
  /** Deletes the draft and everything else of the registration, on screen and on the device; false if the device fails to delete it. */
  readonly clear: () => Promise<boolean>
}

/**
 * Stores what is typed, except passwords, so that it survives reloads and closed tabs (REG-14).
 * @param empty clears the form on screen, after the draft was deleted here or in another tab
 */
export function useRegistrationDraft(form: RegistrationFormApi, empty: () => void): RegistrationDraftKeeping {
  const loadOutbox = useLoadOutbox()
  const [kept, setKept] = useState<Kept>({ kind: 'loading' })
  // Nothing is written before the draft has been read: the first letter would overwrite a whole form.
  const shared = kept.kind === 'ready' ? kept.shared : null
  const { status, keep, drop } = useDraftKeeper(shared && shared.store)

  function show(draft: RegistrationDraft | null, dropped: Sentence | null = null): void {
    setKept((last) => (last.kind === 'ready' ? { ...last, draft, dropped } : last))
    if (draft !== null) return
    drop()
    empty()
  }
  const showOther = useEffectEvent(show)

  useEffect(() => {
    const leaving = new AbortController()
    const set = (next: Kept): void => {
      if (!leaving.signal.aborted) setKept(next)
    }
    async function read(): Promise<void> {
      if (leaving.signal.aborted) return
      try {
        // On a new device the outbox's code is loaded only once the form is used: loading it earlier would delay the first letters.
        if (isNewcomer() && (await deviceIsNew())) await firstUse(form, leaving.signal)
        const outbox = await loadOutbox()
        await dropOldRegistration(outbox, session)
        const { shareDraft, toldOfDropped } = await import('./other-tab')
        const found = await outbox.readDraft(registrationDraftKey)
        const stored = storedIn(found)
        set({ kind: 'ready', shared: shareDraft(form, outbox, { stored, show: (draft, dropped) => showOther(draft, dropped) }), draft: stored?.values ?? null, dropped: toldOfDropped(found) })
      } catch (error) {
        set({ kind: 'out-of-reach' })
        throw error
      }
    }
    void untilThere(read)
    return () => leaving.abort()
  }, [loadOutbox, form])

  const note = useEffectEvent((values: RegistrationForm) => {
    const typed = registrationDraftSchema.parse(values)
    shared?.typed(typed)
    // The seller has begun to type again, so the message about the dropped registration goes.
    setKept((last) => (last.kind === 'ready' && last.dropped !== null ? { ...last, dropped: null } : last))
    keep(typed)
  })
  useEffect(() => (shared === null ? countAsNotStored(() => form.state.isDirty) : watchForm(form, (values) => note(values))), [form, shared])
  useEffect(() => shared?.follow(), [shared])

  async function clear(): Promise<boolean> {
    drop()
    // Tried even if IndexedDB was out of reach when the form opened: the next person might be able to read the draft.
    const isGone = await loadOutbox()
      .then((store) => forgetBegun(store, session.openRegistration()))
      .catch(() => false)
    if (isGone) show(null)
    return isGone
  }

  return {
    draft: kept.kind === 'ready' ? kept.draft : kept.kind === 'loading' ? 'loading' : null,
    dropped: kept.kind === 'ready' ? kept.dropped : null,
    notKept: kept.kind === 'out-of-reach' ? () => sharedTexts.notKept : shared !== null && status.kind === 'not-saved' ? shared.notKept(status.reason) : null,
    clear,
  }
}

/** Whether this device holds no seller id of a begun registration. */
const isNewcomer = (): boolean => session.openRegistration() === null

/** Resolves once a field has the focus or a value, even from before the script loaded; never after the seller has left. */
function firstUse(form: RegistrationFormApi, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (leaving.aborted) return
    const look = (): void => {
      if (form.state.isDirty || document.activeElement instanceof HTMLInputElement) resolve()
    }
    document.addEventListener('focusin', look, { signal: leaving })
    const subscription = form.store.subscribe(look)
    leaving.addEventListener('abort', () => subscription.unsubscribe())
    look()
  })
}

/** Reports every change made by typing. */
function watchForm(form: RegistrationFormApi, changed: (values: RegistrationForm) => void): () => void {
  // Compares with the initial values, so that letters typed while the draft was being read count too.
  let seen = form.options.defaultValues
  const look = (): void => {
    const { values, isDirty } = form.state
    if (values === seen) return
    seen = values
    if (isDirty) changed(values)
  }
  look()
  const subscription = form.store.subscribe(look)
  return () => subscription.unsubscribe()
}
