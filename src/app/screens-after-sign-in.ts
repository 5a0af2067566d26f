/** Where a seller goes from the sign-in, by the ids of the routes; the build keeps their files on the device first. */
export const screensAfterSignIn = [
  '/_portal',
  '/_portal/registrationdetails',
  '/_portal/dashboard',
  '/outbox',
  '/_portal/registrationconfirmationpage',
] as const
