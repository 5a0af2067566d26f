import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { heading, readyForOffline, sellers, signIn } from './support/access'

/** Every address of the product, and the heading that says that its screen is there. */
const publicAddresses = [
  ['/login', 'Seller Login'],
  ['/register', 'Create your seller account'],
  ['/otpverification', 'Login via OTP'],
  ['/forgotpassword', 'Forgot password'],
  ['/verifyotp', 'Create your seller account'],
  ['/outbox', 'Waiting to send'],
  ['/no/such/place', 'Page not found'],
] as const

const signedInAddresses = [
  ['/', 'Home'],
  ['/dashboard', 'Home'],
  ['/registrationdetails', 'Digital Signature'],
  ['/registrationconfirmationpage', 'Almost there'],
  ['/outbox', 'Waiting to send'],
  ['/caselog', 'Case log'],
  ['/caselog/messages', 'Case log messages'],
  ['/alloffers', 'All Offers'],
  ['/referraloffers', 'Referral Offers'],
  ['/myprofile', 'Manage Profile'],
  ['/changepassword', 'Change Password'],
  ['/productfeedback', 'Product feedback'],
  ['/productfeedbackdetails/12', 'Product feedback details'],
  ['/sellerfeedback', 'Seller feedback'],
  ['/updates', 'Updates'],
  ['/suggestions', 'Suggestions'],
  ['/policy', 'Our Policies'],
  ['/articles', 'Help Articles'],
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

async function openEach(context: BrowserContext, addresses: readonly (readonly [string, string])[]): Promise<void> {
  for (const [address, name] of addresses) {
    const page = await context.newPage()
    await page.goto(address)
    await expect(heading(page, name), address).toBeVisible()
    await page.close()
  }
}

test('PWA-02 ROUTE-07 after one visit every address opens cold without a network', async ({ page, context, problems }) => {
  test.setTimeout(120_000)
  problems.allow(/ERR_INTERNET_DISCONNECTED.*(service-worker\.js|not-of-the-build)/)
  await page.goto('/login')
  await readyForOffline(page)
  await context.setOffline(true)
  // The network is gone indeed.
  await expect(page.evaluate(() => fetch('/not-of-the-build').then(() => 'answered'))).rejects.toThrow(/Failed to fetch/)
  await page.close()
  await openEach(context, publicAddresses)

  const visit = await context.newPage()
  await signIn(visit, sellers.atSignature)
  await expect(heading(visit, 'Digital Signature')).toBeVisible()
  await visit.close()
  await openEach(context, signedInAddresses)
})

test('PWA-02 BACKEND-02 the browser closed and opened again without a network: all is there', async ({ profile }) => {
  test.setTimeout(60_000)
  const online = await profile.open()
  const first = await online.newPage()
  await first.goto('/login')
  await readyForOffline(first)
  await profile.close()

  const offline = await profile.open()
  await offline.setOffline(true)
  const page = await offline.newPage()
  await signIn(page, sellers.atSignature)
  await expect(heading(page, 'Digital Signature')).toBeVisible()
  await page.goto('/registrationconfirmationpage')
  await expect(heading(page, 'Almost there')).toBeVisible()
  await profile.close()

  const again = await profile.open()
  await again.setOffline(true)
  await openEach(again, [
    ['/registrationdetails', 'Digital Signature'],
    ['/', 'Home'],
    ['/outbox', 'Waiting to send'],
  ])
})
