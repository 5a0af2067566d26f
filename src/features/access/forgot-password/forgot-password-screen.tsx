import { revalidateLogic } from '@tanstack/react-form'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forgottenEmailIn } from '@/domain/screens-navigation-state'
import { emptyNewPassword, forgottenPasswordErrors, passwordsDiffer, passwordsDifferMilliseconds } from '@/domain/access/new-password'
import { sampleTexts, sampleWord } from '@/domain/sample-texts'
import { otherWaysInTexts } from '@/domain/access/other-ways-in-texts'
import { ConfirmPasswordField, NewPasswordField } from '@/forms/new-password-fields'
import { passwordTexts } from '@/forms/password-texts'
import { useAppForm } from '@/forms/app-form'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { SubmitButton } from '@/forms/submit-button'
import { Alert } from '@/ui/alert'
import { ExplainedWord } from '@/lazy/explained-word'
import { PageHead } from '@/ui/page-head'
import { usePausableTimeout } from '@/ui/use-pausable-timeout'
import { AccessLayout } from '../access-layout'
import { typedState, useStateOfPerson } from '../typed-state'
import { texts } from './texts'

/** A new password in place of a forgotten one; in this version nothing is sent (FORGOT-02, FORGOT-03). */
export function ForgotPasswordScreen() {
  const { form, mismatch, forgetMismatch } = useForgottenPassword()
  return (
    <AccessLayout>
      <form.AppForm>
        <ErrorSummary />
        <PageHead title={texts.heading} mark={<ExplainedWord {...sampleWord} explanation={sampleTexts.passwordStays} />} />
        <WhosePassword />
        <Form className="mt-4">
          <form.AppField name="newPassword">{() => <NewPasswordField label={passwordTexts.newPassword} />}</form.AppField>
          <form.AppField name="confirmPassword">{() => <ConfirmPasswordField label={passwordTexts.confirmPassword} />}</form.AppField>
          <SubmitButton>{texts.submit}</SubmitButton>
          {/* Under the button, so that the button does not move under a finger when this comes and goes. */}
          {mismatch > 0 && <Mismatch key={mismatch} onDone={forgetMismatch} />}
        </Form>
      </form.AppForm>
      <p className="mt-5">
        {texts.remembered}{' '}
        <Link to="/login" className="inline-flex min-h-11 min-w-11 items-center">
          {texts.signIn}
        </Link>
      </p>
    </AccessLayout>
  )
}

/** The email as the seller typed it, so that she notices a typing error. */
function WhosePassword() {
  const forgottenEmail = forgottenEmailIn(useStateOfPerson())
  return (
    forgottenEmail !== undefined && (
      <p className="text-muted-foreground">
        {texts.forEmail} <strong className="font-semibold text-foreground">{forgottenEmail}</strong>
      </p>
    )
  )
}

function Mismatch({ onDone }: { readonly onDone: () => void }) {
  usePausableTimeout(passwordsDifferMilliseconds, false, onDone)
  return (
    <Alert variant="destructive" role="alert" className="font-semibold">
      {otherWaysInTexts.newPasswordsDiffer}
    </Alert>
  )
}

function useForgottenPassword() {
  const navigate = useNavigate()
  // How often the two passwords differed; 0 while no message is shown.
  const [mismatch, setMismatch] = useState(0)
  const form = useAppForm({
    formId: 'forgotten-password',
    defaultValues: emptyNewPassword,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => forgottenPasswordErrors(value) },
    onSubmit: async ({ value }) => {
      if (passwordsDiffer(value)) setMismatch((count) => count + 1)
      else await navigate({ to: '/', state: typedState({ notice: 'password-unchanged' }) })
    },
  })
  return { form, mismatch, forgetMismatch: () => setMismatch(0) }
}
