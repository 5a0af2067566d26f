/** Where a seller comes by on the way to the sign-in, by the ids of the routes. */
export const screensBeforeSignIn = [
  '/_public/login',
  '/_public/register',
  '/_public/verifyotp',
  '/_public/otpverification',
  '/_public/forgotpassword',
] as const

/** Where a seller goes from the sign-in; with those before it, what the build keeps on the device first. */
export const screensAfterSignIn = [
  '/_portal',
  '/_portal/registrationdetails',
  '/_portal/dashboard',
  '/outbox',
  '/_portal/registrationconfirmationpage',
] as const
