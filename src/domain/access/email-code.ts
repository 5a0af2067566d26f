import { emailPattern } from '@/contract/limits'
import { formErrors, type FormErrors } from '../form-errors'
import { otherWaysInTexts as texts } from './other-ways-in-texts'
import { bareText } from '../text-input'

/** The code of the sign-in by email; longer than those of the contact details. */
const emailCodePattern = /^\d{6}$/

/** What is wrong with where the code of the sign-in by email would go (EOTP-01). */
export const codeEmailErrors = ({ email }: { readonly email: string }): FormErrors<'email'> | undefined =>
  formErrors({ email: emailPattern.test(bareText(email)) ? undefined : texts.emailInvalid })

/** What is wrong with the code of the sign-in by email (EOTP-01). */
export const emailCodeErrors = ({ code }: { readonly code: string }): FormErrors<'code'> | undefined =>
  formErrors({ code: emailCodePattern.test(code) ? undefined : texts.codeInvalid })
