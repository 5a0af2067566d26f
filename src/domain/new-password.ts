import { passwordMinimumLength } from '@/contract/limits'
import { z } from '@/contract/schema'
import { textUnder } from './person-fields'
import { ruleTexts } from './texts'

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

const isFilled = (value: string): boolean => value !== ''
const isLongEnough = (value: string): boolean => value.length >= passwordMinimumLength
const newPassword = textUnder([isFilled, 'newPasswordRequired'])
const confirmPassword = textUnder([isFilled, 'newPasswordAgainRequired'])

/** Whether both were filled in, and not alike. */
export const passwordsDiffer = (form: NewPasswordForm): boolean =>
  isFilled(form.newPassword) && isFilled(form.confirmPassword) && form.newPassword !== form.confirmPassword

/** Changing the password (PASS-01). */
export const changedPasswordSchema = z
  .object({
    newPassword: textUnder([isFilled, 'newPasswordRequired'], [isLongEnough, 'newPasswordShort']),
    confirmPassword,
  })
  .check(
    z.refine((form) => !passwordsDiffer(form), { error: () => ruleTexts.passwordsDiffer, path: ['confirmPassword'] }),
  )

/** A forgotten password: whether the two differ is told in passing (FORGOT-03), and goes before how long they are. */
export const forgottenPasswordSchema = z.object({ newPassword, confirmPassword }).check(
  z.refine((form) => !isFilled(form.newPassword) || passwordsDiffer(form) || isLongEnough(form.newPassword), {
    error: () => ruleTexts.newPasswordShort,
    path: ['newPassword'],
  }),
)
