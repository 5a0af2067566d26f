import { catalogue } from '@/catalogues/catalogue'

/** Words of the sign-in screen; those of the specification letter for letter. */
export const texts = catalogue('features/access/login', {
  login: {
    heading: 'Seller Login',
    identifier: 'Email or mobile number',
    identifierHint: '10-digit mobile, or the email you registered with',
    identifierPlaceholder: 'Enter Email or Mobile',
    password: 'Password',
    passwordPlaceholder: 'Enter Your Password',
    forgotPassword: 'Forgot Password?',
    submit: 'Continue',
    submitting: 'Signing in…',
    or: 'OR',
    loginWithCode: 'Login via OTP',
    noAccount: "Don't have an account?",
    signUp: 'Sign Up',
    offline: 'You are offline. Signing in needs a connection; what you typed is kept.',
    closeMessage: 'Close message',
    close: 'Close',
    sessionEnded: 'Your session has ended',
    sessionEndedDetail: 'Sign in again to go on. Nothing that you typed or saved on this device was lost.',
  },
})
