import { CheckboxField } from './checkbox-field'
import { CodeField } from './code-field'
import { PhoneField } from './phone-field'
import { RadioGroupField } from './radio-group-field'
import { extendForm as extendSignInForm } from './sign-in-form'

/**
 * The form kit of the registration screens; `rich-form.ts` has more fields.
 *
 * A form checks itself on submit, and after that on every change:
 *
 * ```tsx
 * const form = useAppForm({
 *   formId: 'login',
 *   defaultValues,
 *   validationLogic: revalidateLogic(),
 *   validators: { onDynamic: schema },
 *   onSubmit: async ({ value }) => { … },
 * })
 * ```
 */
export const { useAppForm, extendForm } = extendSignInForm({
  fieldComponents: { PhoneField, CodeField, CheckboxField, RadioGroupField },
})
