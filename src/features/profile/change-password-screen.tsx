import { revalidateLogic } from '@tanstack/react-form'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { changedPasswordErrors, emptyNewPassword, passwordChangedRedirectMilliseconds } from '@/domain/access/new-password'
import { sampleTexts } from '@/domain/sample-texts'
import { ConfirmPasswordField, NewPasswordField } from '@/forms/new-password-fields'
import { passwordTexts } from '@/forms/password-texts'
import { useAppForm } from '@/forms/app-form'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { SubmitButton } from '@/forms/submit-button'
import { SampleMark } from '@/samples/sample-mark'
import { useSession } from '@/session/use-session'
import { AutoAdvance } from '@/ui/auto-advance'
import { PageHead } from '@/ui/page-head'
import { changePasswordTexts as texts } from './texts'

/** Changes the password; in this version nothing is sent or stored (PASS-01). */
export function ChangePasswordScreen() {
  const { sellerId } = useSession()
  return (
    <div className="flex w-full max-w-page flex-col gap-5">
      {/* The key clears the form when another seller signs in in another tab. */}
      <ChangePassword key={sellerId} />
    </div>
  )
}

function ChangePassword() {
  const [changed, setChanged] = useState(false)
  return changed ? <Changed /> : <ChangePasswordForm onChanged={() => setChanged(true)} />
}

function ChangePasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const form = useAppForm({
    formId: 'change-password',
    defaultValues: emptyNewPassword,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => changedPasswordErrors(value) },
    onSubmit: onChanged,
  })
  return (
    <form.AppForm>
      <div>
        <ErrorSummary />
        <PageHead title={texts.title} mark={<SampleMark sentence={sampleTexts.passwordStays} />} />
      </div>
      <Form className="max-w-form">
        <form.AppField name="newPassword">{() => <NewPasswordField label={passwordTexts.newPassword} />}</form.AppField>
        <form.AppField name="confirmPassword">{() => <ConfirmPasswordField label={passwordTexts.confirmPassword} />}</form.AppField>
        <SubmitButton>{texts.submit}</SubmitButton>
        <Link to="/myprofile" className="inline-flex min-h-11 w-fit items-center">
          {texts.backToProfile}
        </Link>
      </Form>
    </form.AppForm>
  )
}

function Changed() {
  const navigate = useNavigate()
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <AutoAdvance
        afterMilliseconds={passwordChangedRedirectMilliseconds}
        onAdvance={() => void navigate({ to: '/myprofile', replace: true })}
      >
        <p className="font-semibold">{texts.changed}</p>
        <p>{texts.sampleOnly}</p>
        <Link to="/myprofile" replace className="inline-flex min-h-11 items-center">
          {texts.continueNow}
        </Link>
      </AutoAdvance>
    </>
  )
}
