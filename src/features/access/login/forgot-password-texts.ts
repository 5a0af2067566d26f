import { pick } from '@/domain/language'

/** Words of the dialog that asks for the registered email, loaded with it. */
export const forgotPasswordTexts = pick({
  en: {
    title: 'Enter your Registered Email',
    email: 'Email',
    submit: 'Send Reset Password',
    close: 'Close',
  },
})
