import { passwordMinimumLength } from '@/contract/limits'
import { pick } from '@/domain/language'

/** Words of a password that is chosen and typed twice. */
export const passwordTexts = pick({
  en: {
    newPassword: 'New password',
    hint: `At least ${passwordMinimumLength} characters`,
    toggle: { show: 'Show password', hide: 'Hide password' },
    confirmPassword: 'Confirm password',
    confirmToggle: { show: 'Show confirmed password', hide: 'Hide confirmed password' },
  },
})
