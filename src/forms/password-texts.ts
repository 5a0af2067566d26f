import { passwordMinimumLength } from '@/contract/limits'
import { catalogue } from '@/catalogues/catalogue'

/** Texts of the fields for a new password, which is typed twice. */
export const passwordTexts = catalogue('forms/password', {
  newPassword: 'New password',
  hint: `At least ${passwordMinimumLength} characters`,
  toggle: { show: 'Show password', hide: 'Hide password' },
  confirmPassword: 'Confirm password',
  confirmToggle: { show: 'Show confirmed password', hide: 'Hide confirmed password' },
})
