import { catalogue } from '@/catalogues/catalogue'
import type { PublicAddress } from './document-title'

/** The presenter's page brings its own. */
type Titled = Exclude<PublicAddress, '/demo'>

/** The titles of the screens that are open to everybody (ROUTE-07). */
export const publicTitles = catalogue<Readonly<Record<Titled, string>>>('app/titles/public-titles', {
  '/about': 'About this app',
  '/forgotpassword': 'Forgot password',
  '/login': 'Seller Login',
  '/otpverification': 'Login via OTP',
  '/outbox': 'Waiting to send',
  '/register': 'Create your seller account',
  '/verifyotp': 'Verify your contact details',
})
