import { passwordMinimumLength } from '@/contract/limits'
import { formErrors, type FormErrors } from '../form-errors'
import { loginTexts } from './login-texts'
import { otherWaysInTexts as texts } from './other-ways-in-texts'

/** How long the success is shown before the profile is opened. */
export const passwordChangedRedirectMilliseconds = 2000

/** How long it is shown that a new password and its repetition differ. */
export const passwordsDifferMilliseconds = 2000

/** A new password, typed twice. */
export interface NewPasswordForm {
  readonly newPassword: string
  readonly confirmPassword: string
}

export const emptyNewPassword: NewPasswordForm = { newPassword: '', confirmPassword: '' }

/** Whether both were filled in, and not alike. */
export const passwordsDiffer = ({ newPassword, confirmPassword }: NewPasswordForm): boolean =>
  newPassword !== '' && confirmPassword !== '' && newPassword !== confirmPassword

function newPasswordError(newPassword: string): string | undefined {
  if (newPassword === '') return texts.newPasswordRequired
  return newPassword.length < passwordMinimumLength ? loginTexts.passwordShort : undefined
}

const repetitionError = (confirmPassword: string): string | undefined => (confirmPassword === '' ? texts.newPasswordAgainRequired : undefined)

/** What is wrong with a changed password (PASS-01). */
export const changedPasswordErrors = (form: NewPasswordForm): FormErrors<keyof NewPasswordForm> | undefined =>
  formErrors({
    newPassword: newPasswordError(form.newPassword),
    confirmPassword: passwordsDiffer(form) ? texts.passwordsDiffer : repetitionError(form.confirmPassword),
  })

/**
 * What is wrong with a new password in place of a forgotten one (FORGOT-02): whether the two differ is told in passing
 * (FORGOT-03), and goes before how long they are.
 */
export const forgottenPasswordErrors = (form: NewPasswordForm): FormErrors<keyof NewPasswordForm> | undefined =>
  passwordsDiffer(form)
    ? undefined
    : formErrors({ newPassword: newPasswordError(form.newPassword), confirmPassword: repetitionError(form.confirmPassword) })
