import { portalTitles } from '@/app/titles/screen-titles'

/** Screens of a seller whose steps are all sent, with their headings. */
export const registrationScreens = [
  ['/', 'Home'],
  ['/dashboard', 'Home'],
  ['/registrationdetails', 'Digital Signature'],
  ['/registrationconfirmationpage', 'Yay! Congrats!!'],
] as const

/** Every sub-route of the dashboard's menu (ROUTE-05). */
export const dashboardSubRoutes = [
  ['/products/add-existing', 'Add existing products'],
  ['/products/add-new', 'Add new products'],
  ['/products/draft', 'Draft products'],
  ['/products/rejected', 'Rejected products'],
  ['/brands/apply', 'Apply for a brand'],
  ['/brands/manage', 'Manage brands'],
  ['/inventory/all', 'All inventory'],
  ['/inventory/out-of-stock', 'Out of stock inventory'],
  ['/inventory/suppressed', 'Suppressed inventory'],
  ['/orders/lazy-ship', 'Lazy ship orders'],
  ['/orders/self-ship', 'Self ship orders'],
  ['/orders/bundle', 'Bundle orders'],
  ['/orders/shipment-files', 'Shipment files'],
  ['/returns/lazy', 'Lazy returns'],
  ['/returns/self', 'Self returns'],
  ['/replacements/lazy', 'Lazy replacements'],
  ['/replacements/self', 'Self replacements'],
  ['/cancelled/lazy', 'Lazy cancelled orders'],
  ['/cancelled/self', 'Self cancelled orders'],
  ['/claims/queries', 'Claim queries'],
  ['/claims/approved', 'Approved claims'],
  ['/claims/rejected', 'Rejected claims'],
  ['/invoices/sale', 'Sale invoices'],
  ['/invoices/seller', 'Seller invoices'],
] as const

/** Those of them that the demo's marketplace offers; they are closed to a seller under review. */
export const offeredAddresses: ReadonlySet<string> = new Set(['/orders/lazy-ship', '/orders/self-ship', '/orders/bundle', '/orders/shipment-files'])

const apart = new Set<string>([...registrationScreens, ...dashboardSubRoutes].map(([address]) => address))

/** All other screens behind the sign-in with their headings, from the app's table of titles. */
export const ownScreens: readonly (readonly [address: string, heading: string])[] = Object.entries(portalTitles)
  .map(([address, title]) => [address === '/' ? address : address.replace(/\/$/, '').replace('$id', '12'), title] as const)
  .filter(([address]) => !apart.has(address))
