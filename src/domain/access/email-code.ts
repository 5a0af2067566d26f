import { emailPattern } from '@/contract/limits'
import { formErrors, type FormErrors } from '../form-errors'
import { otherWaysInTexts as texts } from './other-ways-in-texts'
import { bareText } from '../text-input'

/** The one-time code of the sign-in by email; longer than the codes that verify contact details. */
const emailCodePattern = /^\d{6}$/

/** The error of the email address that the sign-in code would be sent to (EOTP-01). */
export const codeEmailErrors = ({ email }: { readonly email: string }): FormErrors<'email'> | undefined =>
  formErrors({ email: emailPattern.test(bareText(email)) ? undefined : texts.emailInvalid })

/** The error of the typed sign-in code (EOTP-01). */
export const emailCodeErrors = ({ code }: { readonly code: string }): FormErrors<'code'> | undefined =>
  formErrors({ code: emailCodePattern.test(code) ? undefined : texts.codeInvalid })
