import { pick } from '@/domain/language'

/** Words of the screen for a forgotten password; those of the specification letter for letter. */
export const texts = pick({
  en: {
    heading: 'Forgot password',
    forEmail: 'New password for',
    submit: 'Update Password',
    remembered: 'Remembered it?',
    signIn: 'Sign in',
    notChanged: 'Your password was not changed: this version cannot do that. Sign in with the one you have.',
  },
})
