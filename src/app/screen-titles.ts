import { useMatches } from '@tanstack/react-router'
import { pick } from '@/domain/language'
import type { FileRouteTypes } from './route-tree.gen'

/** The title of each address (ROUTE-07). */
const screenTitles = pick<Readonly<Record<FileRouteTypes['fullPaths'], string>>>({
  en: {
    '/': 'Dashboard',
    '/alloffers': 'All Offers',
    '/articles': 'Help Articles',
    '/brands/apply': 'Apply for a brand',
    '/brands/manage': 'Manage brands',
    '/cancelled/lazy': 'Lazy cancelled orders',
    '/cancelled/self': 'Self cancelled orders',
    '/caselog/': 'Case log',
    '/caselog/messages': 'Case log messages',
    '/changepassword': 'Change Password',
    '/claims/approved': 'Approved claims',
    '/claims/queries': 'Claim queries',
    '/claims/rejected': 'Rejected claims',
    '/dashboard': 'Dashboard',
    '/demo': 'Demo console',
    '/forgotpassword': 'Forgot password',
    '/inventory/all': 'All inventory',
    '/inventory/out-of-stock': 'Out of stock inventory',
    '/inventory/suppressed': 'Suppressed inventory',
    '/invoices/sale': 'Sale invoices',
    '/invoices/seller': 'Seller invoices',
    '/login': 'Seller Login',
    '/myprofile': 'Manage Profile',
    '/orders/bundle': 'Bundle orders',
    '/orders/lazy-ship': 'Lazy ship orders',
    '/orders/self-ship': 'Self ship orders',
    '/orders/shipment-files': 'Shipment files',
    '/otpverification': 'Login via OTP',
    '/outbox': 'Waiting to send',
    '/policy': 'Our Policies',
    '/productfeedback': 'Product feedback',
    '/productfeedbackdetails/$id': 'Product feedback details',
    '/products/add-existing': 'Add existing products',
    '/products/add-new': 'Add new products',
    '/products/draft': 'Draft products',
    '/products/rejected': 'Rejected products',
    '/referraloffers': 'Referral Offers',
    '/register': 'Create your seller account',
    '/registrationconfirmationpage': 'Registration status',
    '/registrationdetails': 'Complete your registration',
    '/replacements/lazy': 'Lazy replacements',
    '/replacements/self': 'Self replacements',
    '/returns/lazy': 'Lazy returns',
    '/returns/self': 'Self returns',
    '/sellerfeedback': 'Seller feedback',
    '/suggestions': 'Suggestions',
    '/updates': 'Updates',
    '/verifyotp': 'Verify your contact details',
  },
})

/** The title of the screen at this address; undefined where there is none. */
export const useScreenTitle = (): string | undefined =>
  useMatches({
    // An unknown address matches the root alone, whose path is that of the home page.
    select: (matches) => matches.slice(1).map(({ fullPath }) => screenTitles[fullPath]).at(-1),
  })
