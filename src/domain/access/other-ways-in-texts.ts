import { catalogue } from '@/catalogues/catalogue'

/** What the rules of the sign-in by email and of a new password say (section 5 of the specification). */
export const otherWaysInTexts = catalogue('domain/access/other-ways-in', {
  emailInvalid: 'Please enter a valid email address',
  codeInvalid: 'Please enter a valid 6-digit OTP',
  newPasswordRequired: 'New password is required',
  newPasswordAgainRequired: 'Confirm password is required',
  passwordsDiffer: 'Passwords do not match',
  newPasswordsDiffer: 'Passwords do not match!',
})
