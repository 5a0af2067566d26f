import { catalogue } from '@/catalogues/catalogue'

/** Words of the sign-in by email; those of the specification letter for letter. */
export const texts = catalogue('features/access/email-otp', {
  heading: 'Login via OTP',
  noCodes: 'This way in is a sample: no code is sent, and none is checked. Sign in with your password.',
  email: 'Email',
  send: 'Send OTP',
  codeFor: 'OTP for',
  changeEmail: 'Change email',
  code: 'OTP',
  codeHint: 'Sample: any 6 digits will do.',
  verify: 'Verify OTP',
  back: 'Back',
})
