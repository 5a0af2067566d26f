import { twoWayAuthAnswers } from '@/domain/access/registration'
import { personTexts } from '@/domain/person-texts'
import { ConfirmPasswordField, NewPasswordField } from '@/forms/new-password-fields'
import { CheckboxField } from '@/forms/checkbox-field'
import { RadioGroupField } from '@/forms/radio-group-field'
import { TextField } from '@/forms/text-field'
import { texts } from './texts'
import type { RegistrationFormApi } from './use-registration-form'

const answerLabels = { Yes: 'yes', No: 'no' } as const satisfies Record<(typeof twoWayAuthAnswers)[number], keyof typeof texts.register>
const twoWayAuthChoices = () => twoWayAuthAnswers.map((value) => ({ value, label: texts.register[answerLabels[value]] }))

interface FieldsProps {
  readonly form: RegistrationFormApi
}

export function NameFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-2.5 md:grid-cols-2 md:gap-5">
      <form.AppField name="firstName">
        {() => <TextField label={personTexts.firstName} autoComplete="given-name" enterKeyHint="next" />}
      </form.AppField>
      <form.AppField name="lastName">
        {() => <TextField label={personTexts.lastName} autoComplete="family-name" enterKeyHint="next" />}
      </form.AppField>
    </div>
  )
}

export function PasswordFields({ form }: FieldsProps) {
  return (
    <>
      <form.AppField name="password">{() => <NewPasswordField label={texts.register.labels.password} />}</form.AppField>
      <form.AppField name="confirmPassword">{() => <ConfirmPasswordField label={texts.register.labels.confirmPassword} />}</form.AppField>
    </>
  )
}

export function PreferenceFields({ form }: FieldsProps) {
  return (
    <>
      <form.AppField name="whatsappNotify">
        {() => <CheckboxField label={texts.register.labels.whatsappNotify} />}
      </form.AppField>
      <form.AppField name="twoWayAuth">
        {() => <RadioGroupField label={personTexts.twoWayAuth} choices={twoWayAuthChoices()} inline />}
      </form.AppField>
    </>
  )
}
