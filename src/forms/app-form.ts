import { createFormHook } from '@tanstack/react-form'

import { CheckboxField } from './checkbox-field'
import { CodeField } from './code-field'
import { fieldContext, formContext } from './contexts'
import { ErrorSummary } from './error-summary'
import { Form } from './form'
import { PasswordField } from './password-field'
import { PhoneField } from './phone-field'
import { RadioGroupField } from './radio-group-field'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

/**
 * The form kit of the sign-in and registration screens; `rich-form.ts` has more fields.
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
export const { useAppForm, withForm, withFieldGroup, extendForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, PhoneField, PasswordField, CodeField, CheckboxField, RadioGroupField },
  formComponents: { Form, ErrorSummary, SubmitButton },
})
