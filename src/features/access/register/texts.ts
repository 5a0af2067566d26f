import { catalogue } from '@/catalogues/catalogue'
import { contactCodeLength } from '@/contract/limits'

const listed = (names: readonly string[]): string => names.join(', ')

/** Words of the registration screen; those of the specification letter for letter. */
export const texts = catalogue('features/access/register', {
  register: {
    heading: 'Create your seller account',
    haveAccount: 'Already registered?',
    signIn: 'Sign in',
    labels: {
      password: 'Password',
      confirmPassword: 'Confirm password',
      whatsappNotify: 'Send me notifications on WhatsApp',
    },
    emailHint: `We send a ${contactCodeLength}-digit code here`,
    secondaryPhoneHint: 'Another number we can reach you on',
    yes: 'Yes',
    no: 'No',
    submit: 'Get Started',
    submitting: 'Registering…',
    taken: { email: 'Email already exists', mobile: 'Mobile already exists' },
    checking: 'Checking whether it is available…',
    available: { email: 'This email is available', mobile: 'This number is available' },
    unchecked: 'We could not check this',
    checkedOnline: 'We check this when you are online',
    checkAgain: { email: 'Check the email again', mobile: 'Check the number again' },
    status: {
      offline: 'You are offline. Registration needs a connection; what you typed is kept.',
      missing: (names: readonly string[]) => `Still to fill in: ${listed(names)}.`,
      wrong: (names: readonly string[]) => `Still to correct: ${listed(names)}.`,
      taken: (names: readonly string[]) => `Already registered: ${listed(names)}. Change it, or sign in.`,
      checking: (names: readonly string[]) => `Checking: ${listed(names)}.`,
      unknown: (names: readonly string[]) => `Could not be checked: ${listed(names)}.`,
      ready: 'Everything is filled in.',
    },
    restored: 'We filled in what you entered before, except the passwords.',
    clear: 'Not me: clear the form',
    notCleared: 'It could not be removed from this device. Nothing was changed; try again.',
    prefillFailed: 'The details of your earlier registration could not be loaded. You can fill in the form all the same.',
    prefillRefused: 'Your earlier registration can no longer be changed. If it is verified, sign in; otherwise start a new one here.',
  },
})
