/** What the manifest and the page say outside of the app, in another language. */
export const englishPage = (said: (text: string) => string) => ({
  manifest: { name: said('Seller Portal'), short_name: said('Seller'), description: said('Sign up and run your shop.') },
  shortcuts: { '/outbox': said('Waiting to send'), '/registrationdetails': said('Continue onboarding'), '/caselog': said('Case log') },
  html: { description: said('Sign up and run your shop.'), noscript: said('Seller Portal needs JavaScript.') },
})
