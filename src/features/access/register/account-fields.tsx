import { twoWayAuthAnswers } from '@/domain/registration'
import { ConfirmPasswordField, NewPasswordField } from '@/forms/new-password-fields'
import { texts as allTexts } from './texts'
import type { RegistrationFormApi } from './use-registration-form'

const texts = allTexts.register

const answerLabels = { Yes: texts.yes, No: texts.no } as const satisfies Record<(typeof twoWayAuthAnswers)[number], string>
const twoWayAuthChoices = twoWayAuthAnswers.map((value) => ({ value, label: answerLabels[value] }))

interface FieldsProps {
  readonly form: RegistrationFormApi
}

export function NameFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <form.AppField name="firstName">
        {(field) => <field.TextField label={texts.labels.firstName} autoComplete="given-name" enterKeyHint="next" />}
      </form.AppField>
      <form.AppField name="lastName">
        {(field) => <field.TextField label={texts.labels.lastName} autoComplete="family-name" enterKeyHint="next" />}
      </form.AppField>
    </div>
  )
}

export function PasswordFields({ form }: FieldsProps) {
  return (
    <>
      <form.AppField name="password">{() => <NewPasswordField label={texts.labels.password} />}</form.AppField>
      <form.AppField name="confirmPassword">{() => <ConfirmPasswordField label={texts.labels.confirmPassword} />}</form.AppField>
    </>
  )
}

export function PreferenceFields({ form }: FieldsProps) {
  return (
    <>
      <form.AppField name="whatsappNotify">
        {(field) => <field.CheckboxField label={texts.labels.whatsappNotify} />}
      </form.AppField>
      <form.AppField name="twoWayAuth">
        {(field) => <field.RadioGroupField label={texts.labels.twoWayAuth} choices={twoWayAuthChoices} inline />}
      </form.AppField>
    </>
  )
}
