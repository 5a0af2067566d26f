import { useId, type RefObject } from 'react'
import { useIsBeingSent } from '@/drafts/being-sent'
import { DraftNotKept } from '@/forms/draft-not-kept'
import { Form } from '@/forms/form'
import { SelectField } from '@/forms/select-field'
import { SubmitButton } from '@/forms/submit-button'
import { TextAreaField } from '@/forms/text-area-field'
import { TextField } from '@/forms/text-field'
import { notStoredText } from '@/samples/not-stored-text'
import { Alert } from '@/ui/alert'
import { Dialog, DialogFooter } from '@/ui/dialog'
import { caseTypes } from './case-log-entry'
import { caseLogTexts, caseTypeNames } from './texts'
import { newCaseForm, useNewCase, type NewCaseOptions } from './use-new-case'

const typeChoices = () => caseTypes.map((type) => ({ value: type, label: caseTypeNames[type] }))

interface NewCaseDialogProps extends NewCaseOptions {
  /** The button that gets the focus back when no case was created. */
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Asks for type, subject and description of a new case; closing it by accident loses nothing (CASE-01). */
export function NewCaseDialog(props: NewCaseDialogProps) {
  return !useIsBeingSent(newCaseForm) && <OpenNewCaseDialog {...props} />
}

function OpenNewCaseDialog({ opener, onClose, ...options }: NewCaseDialogProps) {
  const { form, checked, isCreated, failure, notKept } = useNewCase(options)
  const statusId = useId()

  return (
    <Dialog
      title={caseLogTexts.create}
      {...(notKept === null && { description: caseLogTexts.form.intro })}
      closeLabel={caseLogTexts.form.close}
      onClose={onClose}
      returnFocus={() => !isCreated && opener.current?.focus()}
    >
      <DraftNotKept reason={notKept} />
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
            {checked.kind === 'complete' || isCreated ? caseLogTexts.form.ready : caseLogTexts.form.missing(checked.missing.map((name) => caseLogTexts.form.labels[name]))}
          </p>
          <DialogFooter>
            <SubmitButton
              busyLabel={caseLogTexts.form.submitting}
              disabled={checked.kind === 'incomplete' || isCreated}
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
