import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import {
  closeDemoDrawer,
  demoDrawer,
  fillLogin,
  goOnWith,
  heading,
  loginForm,
  register,
  sellers,
  setConnection,
  signedIn,
  signIn,
} from './support/access'
import { expectAccessible, expectNoSidewaysScroll } from './support/sound'

/** Walks the screens before the sign-in, each in its more troubled states as well. */
async function visitSignedOut(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('/login')
  await expect(heading(page, 'Seller Login')).toBeVisible()
  await look('login')
  await loginForm(page).submit.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await look('login with errors')
  await fillLogin(page, sellers.underReview.email, 'not-this-one')
  await loginForm(page).submit.click()
  await expect(page.getByRole('alert').getByText('Wrong email')).toBeVisible()
  await look('login refused')
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('forgot password dialog')

  await page.goto('/register')
  await expect(heading(page, 'Create your seller account')).toBeVisible()
  await look('register')
  await register(page)
  await look('verify')
  await demoDrawer(page)
  await look('demo drawer open')
  await closeDemoDrawer(page)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await look('verify with errors')

  await page.goto('/no/such/place')
  await expect(heading(page, 'Page not found')).toBeVisible()
  await look('not found')
  await page.goto('/outbox')
  await expect(page.getByText('Nothing waits on this device.')).toBeVisible()
  await look('outbox signed out')
}

/** Walks the screens behind the sign-in. */
async function visitSignedIn(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('/login')
  await signIn(page, sellers.underReview)
  await expect(page.getByText('All 5 onboarding steps sent')).toBeVisible()
  await look('dashboard')
  await goOnWith(page, '/claims/approved', {})
  await expect(heading(page, 'Approved claims')).toBeVisible()
  await look('planned screen')
  const menuButton = page.getByRole('button', { name: 'Open menu' })
  if (await menuButton.isVisible()) {
    await menuButton.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('menu open')
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look('account menu open')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('dialog', { name: 'Log out?' })).toBeVisible()
  await look('log-out dialog')
  await page.keyboard.press('Escape')
  await setConnection(page, 'Offline')
  await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible()
  await look('offline')
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`anybody can use the screens, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('ROUTE-01 LOGIN-01 REG-01 OTP-01 before the sign-in', async ({ page }) => {
      test.setTimeout(90_000)
      await visitSignedOut(page, (screen) => expectAccessible(page, screen))
    })

    test('ROUTE-05 LAYOUT-03 LAYOUT-04 LAYOUT-05 behind the sign-in', async ({ page }) => {
      test.setTimeout(90_000)
      await visitSignedIn(page, (screen) => expectAccessible(page, screen))
    })
  })

test.describe('nothing has to be moved sideways', () => {
  test('ROUTE-01 LOGIN-01 REG-01 OTP-01 before the sign-in', async ({ page }) => {
    test.setTimeout(60_000)
    await visitSignedOut(page, (screen) => expectNoSidewaysScroll(page, screen))
  })

  test('ROUTE-05 LAYOUT-03 LAYOUT-05 behind the sign-in', async ({ page }) => {
    test.setTimeout(60_000)
    await visitSignedIn(page, (screen) => expectNoSidewaysScroll(page, screen))
  })
})

test.describe('a waiting step is in sight on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, storageState: signedIn(sellers.atGst) })

  test('LAYOUT-01 LAYOUT-03 the header keeps all its buttons within the screen', async ({ page }) => {
    await page.goto('/registrationdetails')
    await setConnection(page, 'Offline')
    await page.getByRole('button', { name: 'Save on this device & next' }).click()
    await expect(page.getByRole('link', { name: '1 step waiting to send' })).toBeVisible()
    for (const control of await page.getByRole('banner').locator('a, button').all()) {
      const box = await control.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    }
  })
})
