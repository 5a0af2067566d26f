import { useSelector } from '@tanstack/react-form'
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react'
import { clock } from '@/clock/clock'
import { storeAsSent, useIsBeingSent } from '@/drafts/being-sent'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { useSharedDraft } from '@/drafts/use-shared-draft'
import { notStoredText } from '@/samples/not-stored-text'
import { useSampleWriter } from '@/samples/use-samples'
import type { StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { Dialog, DialogFooter } from '@/ui/dialog'
import { useAppForm } from '@/forms/app-form'
import { Form } from '@/forms/form'
import { setFormValues } from '@/forms/set-form-values'
import { SelectField } from '@/forms/select-field'
import { SubmitButton } from '@/forms/submit-button'
import { TextAreaField } from '@/forms/text-area-field'
import { TextField } from '@/forms/text-field'
import { useIsUnmounted } from '@/forms/use-is-unmounted'
import { timeOfNewCase, type CaseLog } from './case-log'
import { caseLogCollection, caseTypes, createdCase, newCaseDraft, readNewCaseDraft, type NewCaseValues } from './case-log-entry'
import { DraftNotKept } from './draft-not-kept'
import { checkNewCase, emptyNewCase, newCaseSince, type CompleteCase } from './new-case-form'
import { caseLogTexts, caseTypeNames } from './texts'
import type { Typed } from './typed'

const typeChoices = () => caseTypes.map((type) => ({ value: type, label: caseTypeNames[type] }))

interface NewCaseDialogProps {
  readonly log: CaseLog
  readonly typed: Typed
  /** The button that gets the focus back when no case was created. */
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
  /** Called once the new case is in the log. */
  readonly onCreated: (caseId: string) => void
}

const formId = 'new-case'

/** Asks for type, subject and description of a new case; closing it by accident loses nothing (CASE-01). */
export function NewCaseDialog(props: NewCaseDialogProps) {
  return !useIsBeingSent(formId) && <OpenNewCaseDialog {...props} />
}

function OpenNewCaseDialog({ log, typed, opener, onClose, onCreated }: NewCaseDialogProps) {
  const writer = useSampleWriter()
  const isLeft = useIsUnmounted()
  const statusId = useId()
  const [failure, setFailure] = useState<StorageFailure | null>(null)
  const [createdId, setCreatedId] = useState<string | null>(null)
  const [defaultValues] = useState(() => typed.newCase(log))

  const form = useAppForm({
    formId,
    defaultValues,
    onSubmit: async ({ value }) => {
      const complete = checkNewCase(value)
      if (complete.kind === 'complete') await storeAsSent(formId, () => create(value, complete.value))
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

  return (
    <Dialog
      title={caseLogTexts.create}
      {...(draft.status.kind !== 'not-saved' && { description: caseLogTexts.form.intro })}
      closeLabel={caseLogTexts.form.close}
      onClose={onClose}
      returnFocus={() => createdId === null && opener.current?.focus()}
    >
      <DraftNotKept lost={draft.status.kind === 'not-saved'} />
      <form.AppForm>
        <Form>
          <form.AppField name="type">
            {() => <SelectField label={caseLogTexts.form.labels.type} choices={typeChoices()} emptyLabel={caseLogTexts.form.chooseType} />}
          </form.AppField>
          <form.AppField name="subject">
            {() => <TextField label={caseLogTexts.form.labels.subject} autoComplete="off" required />}
          </form.AppField>
          <form.AppField name="description">
            {() => <TextAreaField label={caseLogTexts.form.labels.description} required />}
          </form.AppField>
          {failure !== null && (
            <Alert variant="destructive" role="alert">
              {notStoredText(failure)}
            </Alert>
          )}
          <p id={statusId} role="status" className="text-hint text-muted-foreground">
            {checked.kind === 'complete' || createdId !== null ? caseLogTexts.form.ready : caseLogTexts.form.missing(checked.missing.map((name) => caseLogTexts.form.labels[name]))}
          </p>
          <DialogFooter>
            <SubmitButton
              busyLabel={caseLogTexts.form.submitting}
              disabled={checked.kind === 'incomplete' || createdId !== null}
              aria-describedby={statusId}
            >
              {caseLogTexts.form.submit}
            </SubmitButton>
          </DialogFooter>
        </Form>
      </form.AppForm>
    </Dialog>
  )
}
