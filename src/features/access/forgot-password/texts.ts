import { catalogue } from '@/catalogues/catalogue'

/** Words of the screen for a forgotten password; those of the specification letter for letter. */
export const texts = catalogue('features/access/forgot-password', {
  heading: 'Forgot password',
  forEmail: 'New password for',
  submit: 'Update Password',
  remembered: 'Remembered it?',
  signIn: 'Sign in',
})
