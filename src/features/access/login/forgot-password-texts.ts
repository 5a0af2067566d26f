import { catalogue } from '@/catalogues/catalogue'

/** Words of the dialog that asks for the registered email, loaded with it. */
export const forgotPasswordTexts = catalogue('features/access/login/forgot-password', {
  title: 'Enter your Registered Email',
  email: 'Email',
  submit: 'Send Reset Password',
  close: 'Close',
})
