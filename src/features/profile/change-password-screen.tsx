import { revalidateLogic } from '@tanstack/react-form'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { passwordChangedRedirectMilliseconds } from '@/contract/limits'
import { changedPasswordSchema, emptyNewPassword } from '@/domain/new-password'
import { sharedTexts } from '@/domain/shared-texts'
import { passwordTexts } from '@/forms/password-texts'
import { useAppForm } from '@/forms/app-form'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { PasswordField } from '@/forms/password-field'
import { SubmitButton } from '@/forms/submit-button'
import { SampleMark } from '@/samples/sample-mark'
import { AutoAdvance } from '@/ui/auto-advance'
import { changePasswordTexts as texts } from './texts'

/** A new password; in this version nothing is sent and nothing kept (PASS-01). */
export function ChangePasswordScreen() {
  const [changed, setChanged] = useState(false)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5">
      {changed ? <Changed /> : <ChangePasswordForm onChanged={() => setChanged(true)} />}
    </div>
  )
}

function ChangePasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const form = useAppForm({
    formId: 'change-password',
    defaultValues: emptyNewPassword,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: changedPasswordSchema },
    onSubmit: onChanged,
  })
  return (
    <form.AppForm>
      <div>
        <ErrorSummary />
        <h1 tabIndex={-1}>{texts.title}</h1>
      </div>
      <SampleMark sentence={sharedTexts.passwordStays} />
      <Form className="max-w-form">
        <form.AppField name="newPassword">
          {() => (
            <PasswordField
              label={passwordTexts.newPassword}
              hint={passwordTexts.hint}
              toggleNames={passwordTexts.toggle}
              autoComplete="new-password"
              enterKeyHint="next"
            />
          )}
        </form.AppField>
        <form.AppField name="confirmPassword">
          {() => (
            <PasswordField
              label={passwordTexts.confirmPassword}
              toggleNames={passwordTexts.confirmToggle}
              autoComplete="new-password"
              enterKeyHint="done"
            />
          )}
        </form.AppField>
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
