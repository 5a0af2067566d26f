import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { goOnWith, heading, readyForOffline, sellers, signIn } from './support/access'
import { dashboardSubRoutes, ownScreens } from './support/screens'

/** Every address of the product, and the heading of its screen. */
const publicAddresses = [
  ['/login', 'Seller Login'],
  ['/register', 'Create your seller account'],
  ['/otpverification', 'Login via OTP'],
  ['/forgotpassword', 'Forgot password'],
  ['/verifyotp', 'Create your seller account'],
  ['/outbox', 'Waiting to send'],
  ['/about', 'About this app'],
  ['/no/such/place', 'Page not found'],
] as const

const signedInAddresses = [
  ['/', 'Home'],
  ['/dashboard', 'Home'],
  ['/registrationdetails', 'Digital Signature'],
  ['/registrationconfirmationpage', 'Almost there'],
  ['/outbox', 'Waiting to send'],
  ...ownScreens,
  ...dashboardSubRoutes.slice(0, 1),
] as const

async function openEach(page: Page, addresses: readonly (readonly [string, string])[]): Promise<void> {
  for (const [address, name] of addresses) {
    await page.goto(address)
    await expect(heading(page, name), address).toBeVisible()
  }
}

test.use({ serviceWorkers: 'allow' })

test('ABOUT-01 PWA-02 if the browser refuses the service worker, the page says that the app opens with a connection only', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Site data is blocked', 'SecurityError'))
  })
  await page.goto('/about')
  await expect(page.getByText('Not ready yet: the app is being put on this device.')).toBeVisible()
  await expect(page.getByText('This browser does not keep the app here. It opens with a connection only.')).toBeVisible()
})

test('PWA-02 ROUTE-07 ABOUT-01 after one visit every address opens cold while offline', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED.*(service-worker\.js|not-of-the-build)/)
  await page.goto('/login')
  await readyForOffline(page)
  // It is announced below the page, until it is closed.
  const news = page.getByRole('status').filter({ hasText: 'Ready to work without a connection' })
  const main = await page.getByRole('main').boundingBox()
  expect((await news.boundingBox())?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0) - 1)
  await news.getByRole('button', { name: 'Close' }).click()
  await expect(news).toHaveCount(0)
  await page.getByRole('link', { name: 'About this app' }).click()
  await expect(page.getByRole('main').getByText('Ready to work without a connection')).toBeVisible()
  await context.setOffline(true)
  // Proves that the network is really off.
  await expect(page.evaluate(() => fetch('/not-of-the-build').then(() => 'answered'))).rejects.toThrow(/Failed to fetch/)
  await openEach(page, publicAddresses)

  await signIn(page, sellers.atSignature)
  await expect(heading(page, 'Digital Signature')).toBeVisible()
  await openEach(page, signedInAddresses)
  // They share one screen, which was opened; each still has its own file.
  for (const [address, name] of dashboardSubRoutes) {
    await goOnWith(page, address, {})
    await expect(heading(page, name), address).toBeVisible()
  }
})

test('PWA-02 BACKEND-02 FAST-05 after the browser was closed and opened again offline, the seller is signed in and her screens open', async ({ profile }) => {
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
  const last = await again.newPage()
  // The page has been parsed, and its scripts have not run.
  await last.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        document.documentElement.dataset['outlined'] = String(document.querySelector('[data-slot="outline"]')?.checkVisibility())
    }),
  )
  await last.goto('/')
  await expect(last.locator('html')).toHaveAttribute('data-outlined', 'true')
  await openEach(last, [
    ['/registrationdetails', 'Digital Signature'],
    ['/', 'Home'],
    ['/outbox', 'Waiting to send'],
  ])
})

test('PWA-02 if the browser’s cache no longer answers, the app opens from the network', async ({ page, context }) => {
  await page.goto('/login')
  await readyForOffline(page)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    CacheStorage.prototype.match = () => {
      Reflect.set(self, 'isAsked', true)
      return new Promise(() => undefined)
    }
  })
  await page.goto('/about')
  await expect(heading(page, 'About this app')).toBeVisible()
  expect(await worker.evaluate(() => 'isAsked' in self)).toBe(true)
})
