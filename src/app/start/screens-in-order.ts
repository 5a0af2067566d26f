/** The ids of the routes that a seller passes on the way to the sign-in. */
export const screensBeforeSignIn = [
  '/_public/login',
  '/_public/register',
  '/_public/verifyotp',
  '/_public/otpverification',
  '/_public/forgotpassword',
] as const

/** The ids of the routes that follow the sign-in. The device keeps the files of these and of those before it first. */
export const screensAfterSignIn = [
  '/_portal',
  '/_portal/registrationdetails',
  '/_portal/dashboard',
  '/outbox',
  '/_portal/registrationconfirmationpage',
] as const
