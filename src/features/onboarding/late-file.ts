import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect } from 'react'
import { clock } from '@/clock/clock'
import { fileCheckIn, type FileCheck } from '@/forms/file-checks'
import type { DraftKey } from '@/outbox/draft-key'
import { readDraft } from '@/outbox/found-draft'
import type { Outbox } from '@/outbox/outbox'
import { session } from '@/session/browser-session'

/** The forms on screen, by the key of the draft that each keeps. */
const onScreen = new Map<string, AnyFormApi>()

/** Checks whose form was left once: the file belongs to the seller who left it, not to the next one who opens the step. */
const left = new WeakSet<FileCheck>()

const placeOf = ({ owner, form }: DraftKey): string => `${owner} ${form}`

const fieldsOf = (values: unknown): object => (typeof values === 'object' && values !== null ? values : {})

/** @param typed the form's values when it was left */
async function keepLate(outbox: Outbox, key: DraftKey, typed: unknown, { name, end }: FileCheck): Promise<void> {
  const found = await end
  if (found.kind !== 'held') return
  const read = await readDraft(outbox, key)
  // After a log-out nothing of hers may be stored again, and a draft that cannot be read now must not be overwritten.
  if (session.read().sellerId !== key.owner || read.kind !== 'read') return
  const form = onScreen.get(placeOf(key))
  if (form !== undefined) return form.setFieldValue(name, found.held)
  const values = { ...fieldsOf(typed), ...fieldsOf(read.draft?.values), [name]: found.held }
  await outbox.writeDraft(key, { values, savedAt: clock.now() })
}

/** Adds a file to the draft even if the seller left the step while the file was being checked (ONB-07). */
export function useLateFile(outbox: Outbox, { owner, form: draftForm }: DraftKey, form: AnyFormApi): void {
  useEffect(() => {
    const key = { owner, form: draftForm }
    onScreen.set(placeOf(key), form)
    return () => {
      onScreen.delete(placeOf(key))
      const check = fileCheckIn(form.formId)
      if (check === undefined || left.has(check)) return
      left.add(check)
      void keepLate(outbox, key, form.state.values, check)
    }
  }, [outbox, owner, draftForm, form])
}
