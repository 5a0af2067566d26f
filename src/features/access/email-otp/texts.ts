import { pick } from '@/domain/language'

/** Words of the sign-in by email; those of the specification letter for letter. */
export const texts = pick({
  en: {
    heading: 'Login via OTP',
    noCodes: 'This version sends and checks no codes.',
    email: 'Email',
    send: 'Send OTP',
    codeFor: 'OTP for',
    changeEmail: 'Change email',
    code: 'OTP',
    codeHint: 'Any 6 digits: no code is sent in this version.',
    verify: 'Verify OTP',
    back: 'Back',
    notSignedIn: 'You are not signed in: this version checks no codes. Sign in with your password.',
  },
})
