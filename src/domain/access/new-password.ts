import { passwordMinimumLength } from '@/contract/limits'
import { formErrors, type FormErrors } from '../form-errors'
import { loginTexts } from './login-texts'
import { otherWaysInTexts as texts } from './other-ways-in-texts'

/** How long the success is shown before the profile is opened. */
export const passwordChangedRedirectMilliseconds = 2000

/** How long the message that the two passwords differ is shown. */
export const passwordsDifferMilliseconds = 2000

/** A new password, typed twice. */
export interface NewPasswordForm {
  readonly newPassword: string
  readonly confirmPassword: string
}

export const emptyNewPassword: NewPasswordForm = { newPassword: '', confirmPassword: '' }

/** Whether both are filled in and differ. */
export const passwordsDiffer = ({ newPassword, confirmPassword }: NewPasswordForm): boolean =>
  newPassword !== '' && confirmPassword !== '' && newPassword !== confirmPassword

function newPasswordError(newPassword: string): string | undefined {
  if (newPassword === '') return texts.newPasswordRequired
  return newPassword.length < passwordMinimumLength ? loginTexts.passwordShort : undefined
}

/** What is wrong with a changed password (PASS-01). */
export const changedPasswordErrors = (form: NewPasswordForm): FormErrors<keyof NewPasswordForm> | undefined =>
  formErrors({
    newPassword: newPasswordError(form.newPassword),
    confirmPassword: passwordsDiffer(form) ? texts.passwordsDiffer : form.confirmPassword === '' ? texts.newPasswordAgainRequired : undefined,
  })

/**
 * What is wrong with the new password that replaces a forgotten one (FORGOT-02). If the two differ, this reports no errors:
 * the screen shows a temporary message instead (FORGOT-03), and the length is checked once they match.
 */
export const forgottenPasswordErrors = (form: NewPasswordForm): FormErrors<keyof NewPasswordForm> | undefined =>
  passwordsDiffer(form) ? undefined : changedPasswordErrors(form)
