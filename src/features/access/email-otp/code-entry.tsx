import { revalidateLogic } from '@tanstack/react-form'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { emailCodeErrors } from '@/domain/access/email-code'
import { sampleWord } from '@/domain/sample-texts'
import type { EmailCode } from '@/domain/navigation-state'
import { useAppForm } from '@/forms/app-form'
import { fieldId } from '@/forms/field-parts'
import { ResendWait } from '@/forms/resend-wait'
import { CodeField } from '@/forms/code-field'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { SubmitButton } from '@/forms/submit-button'
import { Button, buttonVariants } from '@/ui/button'
import { ExplainedWord } from '@/lazy/explained-word'
import { PageHead } from '@/ui/page-head'
import { typedState } from '../typed-state'
import { texts } from './texts'

const formId = 'email-code'

interface CodeEntryProps extends EmailCode {
  /** Whether the code was requested just now: the pressed button is gone, so the code field takes the focus. */
  readonly focused: boolean
  readonly onResend: () => void
  readonly onChangeEmail: () => void
}

/** The second part of the sign-in by email: the code. */
export function CodeEntry({ email, askedAt, focused, onResend, onChangeEmail }: CodeEntryProps) {
  const navigate = useNavigate()
  const form = useAppForm({
    formId,
    defaultValues: { code: '' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => emailCodeErrors(value) },
    onSubmit: () => navigate({ to: '/', state: typedState({ notice: 'code-unchecked' }) }),
  })
  useEffect(() => {
    if (focused) document.getElementById(fieldId(formId, 'code'))?.focus()
  }, [focused, askedAt])

  return (
    <form.AppForm>
      <ErrorSummary />
      <PageHead title={texts.heading} mark={<ExplainedWord {...sampleWord} explanation={texts.noCodes} />} />
      <p className="mt-1 text-muted-foreground">
        {texts.codeFor} <strong className="font-semibold text-foreground">{email}</strong>
      </p>
      <Button variant="link" size="bare" onClick={onChangeEmail}>
        {texts.changeEmail}
      </Button>
      <Form className="mt-3">
        <div>
          <form.AppField name="code">
            {() => <CodeField label={texts.code} hint={texts.codeHint} length={6} enterKeyHint="go" />}
          </form.AppField>
          <ResendWait sentAt={askedAt} onResend={onResend} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/login" className={buttonVariants({ variant: 'outline' })}>
            {texts.back}
          </Link>
          <SubmitButton className="grow">{texts.verify}</SubmitButton>
        </div>
      </Form>
    </form.AppForm>
  )
}
