import { useSelector } from '@tanstack/react-form'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { SubmitButton } from '@/forms/submit-button'
import { texts } from './texts'
import { submitStatus } from './submit-status'
import type { AvailabilityState } from './use-availability'
import type { RegistrationFormApi } from './use-registration-form'

interface RegistrationSubmitProps {
  readonly form: RegistrationFormApi
  readonly email: AvailabilityState
  readonly mobile: AvailabilityState
}

/** The submit button, disabled until the form is complete, and a line that says what is missing (REG-10). */
export function RegistrationSubmit({ form, email, mobile }: RegistrationSubmitProps) {
  const values = useSelector(form.store, (state) => state.values)
  const connection = useConnectionState()
  const { ready, sentences } = submitStatus({ values, email, mobile, connection })
  const statusId = `${form.formId}-submit-status`
  return (
    <div className="flex flex-col gap-3">
      <SubmitButton busyLabel={texts.register.submitting} disabled={!ready} aria-describedby={statusId}>
        {texts.register.submit}
      </SubmitButton>
      <div id={statusId} role="status" className="text-hint text-muted-foreground">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
