import { revalidateLogic } from '@tanstack/react-form'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { codeEmailErrors } from '@/domain/access/email-code'
import { sampleWord } from '@/domain/sample-texts'
import { bareText } from '@/domain/text-input'
import { useAppForm } from '@/forms/app-form'
import { fieldId } from '@/forms/field-parts'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { SubmitButton } from '@/forms/submit-button'
import { TextField } from '@/forms/text-field'
import { buttonVariants } from '@/ui/button'
import { ExplainedWord } from '@/lazy/explained-word'
import { PageHead } from '@/ui/page-head'
import { texts } from './texts'

const formId = 'code-email'

interface EmailEntryProps {
  /** The email that was typed before; empty at first. */
  readonly email: string
  /** Whether the seller came back from the code to change the email, which then takes the focus. */
  readonly focused: boolean
  readonly onAsk: (email: string) => Promise<void>
}

/** The first part of the sign-in by email: the address. */
export function EmailEntry({ email, focused, onAsk }: EmailEntryProps) {
  const form = useAppForm({
    formId,
    defaultValues: { email },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => codeEmailErrors(value) },
    onSubmit: ({ value }) => onAsk(bareText(value.email)),
  })
  useEffect(() => {
    if (focused) document.getElementById(fieldId(formId, 'email'))?.focus()
  }, [focused])

  return (
    <form.AppForm>
      <ErrorSummary />
      <PageHead title={texts.heading} mark={<ExplainedWord {...sampleWord} explanation={texts.noCodes} />} />
      <Form className="mt-4">
        <form.AppField name="email">
          {() => (
            <TextField
              type="email"
              label={texts.email}
              autoComplete="email"
              enterKeyHint="go"
            />
          )}
        </form.AppField>
        <div className="flex flex-wrap gap-3">
          <Link to="/login" className={buttonVariants({ variant: 'outline' })}>
            {texts.back}
          </Link>
          <SubmitButton className="grow">{texts.send}</SubmitButton>
        </div>
      </Form>
    </form.AppForm>
  )
}
