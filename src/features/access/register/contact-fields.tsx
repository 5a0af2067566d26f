import type { DuplicateField } from '@/contract/socket'
import { personTexts } from '@/domain/person-texts'
import { fieldId, type FieldStatus } from '@/forms/field-parts'
import { PhoneField } from '@/forms/phone-field'
import { TextField } from '@/forms/text-field'
import { Button } from '@/ui/button'
import { texts } from './texts'
import type { AvailabilityState } from './use-availability'
import type { RegistrationFormApi } from './use-registration-form'

export interface Checked {
  readonly state: AvailabilityState
  readonly checkAgain: () => void
}

interface ContactFieldsProps {
  readonly form: RegistrationFormApi
  readonly email: Checked
  readonly mobile: Checked
}

/** Email and both phone numbers, the first two with the live duplicate check (REG-08). */
export function ContactFields({ form, email, mobile }: ContactFieldsProps) {
  return (
    <>
      <div>
        <form.AppField name="email">
          {() => (
            <TextField
              type="email"
              label={personTexts.email}
              hint={texts.register.emailHint}
              error={takenError('email', email.state)}
              status={statusLine('email', email.state)}
              autoComplete="email"
              enterKeyHint="next"
            />
          )}
        </form.AppField>
        <CheckAgain field="email" checked={email} id={fieldId(form.formId, 'email')} />
      </div>
      <div>
        <form.AppField name="primaryPhone">
          {() => (
            <PhoneField
              label={personTexts.primaryPhone}
              hint={personTexts.mobileHint}
              error={takenError('mobile', mobile.state)}
              status={statusLine('mobile', mobile.state)}
              autoComplete="tel-national"
              enterKeyHint="next"
            />
          )}
        </form.AppField>
        <CheckAgain field="mobile" checked={mobile} id={fieldId(form.formId, 'primaryPhone')} />
      </div>
      <form.AppField name="secondaryPhone">
        {() => (
          <PhoneField
            label={personTexts.secondaryPhone}
            hint={texts.register.secondaryPhoneHint}
            autoComplete="off"
            enterKeyHint="next"
          />
        )}
      </form.AppField>
    </>
  )
}

const takenError = (field: DuplicateField, state: AvailabilityState): string | undefined =>
  state.kind === 'taken' ? texts.register.taken[field] : undefined

function statusLine(field: DuplicateField, state: AvailabilityState): FieldStatus | null {
  switch (state.kind) {
    case 'unchecked':
    case 'taken':
      return null
    case 'checking':
      return { tone: 'busy', text: texts.register.checking }
    case 'available':
      return state.source === 'check' ? { tone: 'good', text: texts.register.available[field] } : null
    case 'unknown':
      return { tone: 'neutral', text: texts.register.unchecked }
    case 'offline':
      return { tone: 'neutral', text: texts.register.checkedOnline }
  }
}

interface CheckAgainProps {
  readonly field: DuplicateField
  readonly checked: Checked
  /** The id of the field. */
  readonly id: string
}

function CheckAgain({ field, checked, id }: CheckAgainProps) {
  function press(): void {
    checked.checkAgain()
    // The button vanishes during the check, so the field takes the focus.
    document.getElementById(id)?.focus()
  }
  if (checked.state.kind !== 'unknown') return null
  return (
    <Button variant="link" size="bare" onClick={press}>
      {texts.register.checkAgain[field]}
    </Button>
  )
}
