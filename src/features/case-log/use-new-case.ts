import { useSelector } from '@tanstack/react-form'
import { useEffect, useEffectEvent, useState } from 'react'
import { clock } from '@/clock/clock'
import { storeAsSent } from '@/drafts/being-sent'
import { failureIn, storeDraftsNow } from '@/drafts/draft-keeper'
import { useSharedDraft } from '@/drafts/use-shared-draft'
import { useAppForm } from '@/forms/app-form'
import { setFormValues } from '@/forms/set-form-values'
import { useIsUnmounted } from '@/forms/use-is-unmounted'
import { useSampleWriter } from '@/samples/use-samples'
import type { StorageFailure } from '@/storage/storage-failure'
import { timeOfNewCase, type CaseLog } from './case-log'
import { caseLogCollection, createdCase, newCaseDraft, readNewCaseDraft, type NewCaseValues } from './case-log-entry'
import { checkNewCase, emptyNewCase, newCaseSince, type CompleteCase } from './new-case-form'
import type { Typed } from './typed'

export const newCaseForm = 'new-case'

export interface NewCaseOptions {
  readonly log: CaseLog
  readonly typed: Typed
  /** Called once the new case is in the log. */
  readonly onCreated: (caseId: string) => void
}

/** The form of a new case: shared with other tabs as a draft, and stored when it is submitted. */
export function useNewCase({ log, typed, onCreated }: NewCaseOptions) {
  const writer = useSampleWriter()
  const isLeft = useIsUnmounted()
  const [failure, setFailure] = useState<StorageFailure | null>(null)
  const [createdId, setCreatedId] = useState<string | null>(null)
  const [defaultValues] = useState(() => typed.newCase(log))

  const form = useAppForm({
    formId: newCaseForm,
    defaultValues,
    onSubmit: async ({ value }) => {
      const complete = checkNewCase(value)
      if (complete.kind === 'complete') await storeAsSent(newCaseForm, () => create(value, complete.value))
    },
  })
  const values = useSelector(form.store, (state) => state.values)
  const checked = checkNewCase(values)
  const [told] = useState(() => log.newCase ?? emptyNewCase)
  const store = {
    read: () => readNewCaseDraft(writer),
    write(changed: NewCaseValues, savedAt: number) {
      typed.noteNewCase(changed)
      return writer.putDraft(caseLogCollection, { ...newCaseDraft(changed), savedAt })
    },
  }
  const draft = useSharedDraft(store, values, {
    initial: { kind: 'none' },
    // Values that the device has not stored yet were typed in this tab.
    first: defaultValues === told ? values : told,
    // Another tab may have stored or created it since the list was read that this form begins with.
    lacksStored: true,
    show(there) {
      typed.noteNewCase(null)
      return setFormValues(form, there)
    },
  })

  async function create(submitted: NewCaseValues, complete: CompleteCase): Promise<void> {
    const created = createdCase({ ...complete, at: timeOfNewCase(log.cases, clock.now()) })
    await storeDraftsNow()
    const stored = await writer.put(caseLogCollection, created, { ...newCaseDraft(emptyNewCase), savedAt: clock.now() })
    setFailure(stored.kind === 'stored' ? null : stored.reason)
    if (stored.kind === 'not-stored') return
    const rest = newCaseSince(submitted, form.state.values)
    typed.noteNewCase(rest)
    setFormValues(form, rest)
    setCreatedId(created.id)
    // Once closed, the dialog no longer stores its draft by itself.
    if (isLeft.current) await store.write(rest, clock.now())
  }

  const arrived = log.cases.some(({ id }) => id === createdId)
  const tellCreated = useEffectEvent(() => {
    if (createdId !== null) onCreated(createdId)
  })
  useEffect(() => {
    if (arrived) tellCreated()
  }, [arrived])

  return { form, checked, isCreated: createdId !== null, failure, notKept: failureIn(draft.status) }
}
