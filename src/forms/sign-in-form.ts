import { createFormHook } from '@tanstack/react-form'

import { fieldContext, formContext } from './contexts'
import { ErrorSummary } from './error-summary'
import { Form } from './form'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

/** The form kit of the sign-in screen: just enough, since it is the first thing anybody downloads. */
export const { useAppForm: useSignInForm, extendForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, PasswordField },
  formComponents: { Form, ErrorSummary, SubmitButton },
})
