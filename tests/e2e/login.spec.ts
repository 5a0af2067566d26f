import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import {
  fillLogin,
  goOnWith,
  heading,
  loginForm,
  password,
  sellers,
  storedKeys,
} from './support/access'
import { setConnection } from './support/drawer'
import { holdFiles } from './support/held-files'

test.describe('the sign-in screen', () => {
  test('LOGIN-01 LOGIN-02 LOGIN-03 has its fields, a password that can be shown and hidden, and links to the other ways in', async ({ page }) => {
    await page.goto('/login')
    await expect(heading(page, 'Seller Login')).toBeVisible()
    await expect(page.getByPlaceholder('Enter Email or Mobile', { exact: true })).toBeEditable()
    await expect(page.getByPlaceholder('Enter Your Password', { exact: true })).toBeEditable()
    const secret = loginForm(page).password
    await secret.fill('open-sesame')
    await expect(secret).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(secret).toHaveAttribute('type', 'text')
    await expect(secret).toHaveValue('open-sesame')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(secret).toHaveAttribute('type', 'password')

    await expect(page.getByRole('button', { name: 'Forgot Password?', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled()
    await expect(page.getByText('OR', { exact: true })).toBeVisible()
    await expect(page.getByText("Don't have an account?")).toBeVisible()
    await page.getByRole('link', { name: 'Login via OTP', exact: true }).click()
    await expect(page).toHaveURL('/otpverification')
    await page.goBack()
    await page.getByRole('link', { name: 'Sign Up', exact: true }).click()
    await expect(page).toHaveURL('/register')
  })

  test('LOGIN-08 says after twenty seconds that the server cannot be reached if the sign-in’s code does not load', async ({ page }) => {
    await holdFiles(page, /\/complete-sign-in-/)
    await page.clock.install()
    await page.goto('/login')
    await fillLogin(page, sellers.atGst.email)
    await loginForm(page).submit.click()
    await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible()
    await page.clock.fastForward(20_000)
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
    await expect(loginForm(page).password).toHaveValue(password)
  })

  test('LOGIN-04 LOGIN-05 LOGIN-06 FAST-02 lists missing and wrong entries with links to their fields, also if the button moves during the press', async ({ page }) => {
    const letCoverCome = await holdFiles(page, /\/cover-/)
    // Not the page rendered at build, which contains the cover from the start.
    await page.goto('/login?as=elsewhere')
    const form = loginForm(page)
    await expect(page.locator('[data-slot=cover]')).toBeEmpty()
    const before = await form.submit.boundingBox()
    letCoverCome()
    await expect(page.getByText('On this phone', { exact: true })).toBeVisible()
    expect(await form.submit.boundingBox()).toEqual(before)
    await form.submit.click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(['Email or mobile is required', 'Password is required'])
    await expect(form.identifier).toHaveAccessibleDescription(/Email or mobile is required/)
    await expect(form.password).toHaveAccessibleDescription(/Password is required/)
    await summary.getByRole('link', { name: 'Password is required' }).click()
    await expect(form.password).toBeFocused()

    await page.keyboard.type('sixsix')
    await expect(form.password).toHaveAccessibleDescription('Error: Password must be at least 7 characters')
    await page.keyboard.type('7')
    await expect(form.password).toHaveAccessibleDescription('')
    await form.identifier.fill('90000001081')
    await form.submit.click()
    await expect(summary.getByRole('link')).toHaveText(['Enter a valid email or 10-digit mobile number'])

    await form.identifier.focus()
    await form.submit.hover()
    await page.mouse.down()
    await form.submit.evaluate((button) => (button.style.translate = '0 80px'))
    await page.mouse.up()
    await expect(summary).toBeFocused()
    await expect(page).toHaveURL('/login?as=elsewhere')
  })

  test('LOGIN-07 LOGIN-09 LOGIN-10 ROUTE-04 signs in by email and by mobile number, and leads to the dashboard or to the next step', async ({ page }) => {
    for (const typed of [sellers.underReview.email, '+91 90000-00108']) {
      await page.goto('/login')
      await fillLogin(page, typed)
      await loginForm(page).submit.click()
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByText('Dashboard - Welcome to your seller dashboard.')).toBeVisible()
      // The mobile number comes with the details, for which the sign-in does not wait.
      await expect
        .poll(() => storedKeys(page))
        .toMatchObject({ sellerId: sellers.underReview.id, mobile: sellers.underReview.mobile })
      const kept = await storedKeys(page)
      expect(kept['sellerToken']).toMatch(/\S{20}/)
      expect(JSON.stringify(kept)).not.toContain(password)
      await page.evaluate(() => localStorage.clear())
    }

    await page.goto('/login')
    await fillLogin(page, sellers.atAddresses.email)
    await loginForm(page).submit.click()
    await expect(page).toHaveURL('/registrationdetails')
    await expect(page.getByRole('button', { name: /^3. Pickup & Return Address/ })).toHaveAttribute('aria-current', 'step')
    expect(await storedKeys(page)).toMatchObject({ registrationSteps: '5', maxAllowedStep: '5' })
  })

  test('LOGIN-08 shows why a sign-in was refused or not sent, keeps the identifier, and then signs in', async ({ page }) => {
    await page.goto('/login')
    const form = loginForm(page)
    const banner = page.getByRole('alert')
    await fillLogin(page, sellers.underReview.email, 'not-this-one')
    await form.submit.click()
    await expect(banner).toHaveText('Wrong email, mobile or password.')
    await expect(banner).toBeFocused()
    await expect(banner).toHaveAttribute('data-variant', 'destructive')
    await expect(form.identifier).toHaveValue(sellers.underReview.email)
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('sellerToken'))).toBeNull()

    await setConnection(page, 'Offline')
    await expect(page.getByText('You are offline. Signing in needs a connection; what you typed is kept.')).toBeVisible()
    await form.password.fill(password)
    await form.submit.click()
    await expect(banner).toContainText('The server cannot be reached.')
    await expect(form.identifier).toHaveValue(sellers.underReview.email)
    await expect(form.password).toHaveValue(password)

    await setConnection(page, 'Online')
    await form.submit.click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('a message on the sign-in screen', () => {
  const message = 'After Login. Please complete your pending registration.'

  /** Stops the clock as soon as the banner is there. */
  async function greeted(page: Page): Promise<Locator> {
    const banner = page.getByRole('status').getByText(message)
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await page.goto('/otpverification')
    await expect(heading(page, 'Login via OTP')).toBeVisible()
    await page.clock.pauseAt('2026-03-02T10:10:00')
    await goOnWith(page, '/login', { success: 'registration-pending' })
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(banner).toBeVisible({ timeout: 500 })
    }).toPass()
    return banner
  }

  // A mouse can hover over it, whatever other input the device has.
  test('LOGIN-11 disappears after 5 seconds, not counting the time under the pointer, and is not shown again after a reload', async ({ page }) => {
    const banner = await greeted(page)
    await expect(page.locator('[data-variant=success]')).toContainText(message)
    await page.clock.runFor(3000)
    await banner.hover()
    await page.clock.runFor(60_000)
    await expect(banner).toBeVisible()
    await heading(page, 'Seller Login').hover()
    await page.clock.runFor(1700)
    await expect(banner).toBeVisible()
    await page.clock.runFor(400)
    await expect(banner).toBeHidden()

    await page.reload()
    await page.clock.resume()
    await loginForm(page).submit.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(banner).toBeHidden()
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(message)
  })
})

const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden')

test.describe('the dialog of a forgotten password', () => {
  test('FORGOT-01 LOGIN-03 ROUTE-06 asks for an email and leads on without a call, also after its code failed to load once', async ({ page, problems }) => {
    problems.allow(/forgot-password-dialog/)
    const dialogsCode = '**/forgot-password-dialog-*.js'
    await page.route(dialogsCode, (route) => route.abort())
    await page.goto('/login')
    const [failed] = await Promise.all([page.waitForEvent('requestfailed'), page.getByRole('button', { name: 'Forgot Password?' }).click()])
    // Browsers before the autumn of 2026 never retry a script that failed to load.
    expect(failed.resourceType()).toBe('fetch')
    const missing = page.getByRole('alert').filter({ hasText: 'This could not be opened. Check your connection and try again.' })
    await expect(missing).toBeVisible()
    await page.unroute(dialogsCode)
    await missing.getByRole('button', { name: 'Try again' }).click()
    await expect(missing).toBeHidden()
    const dialog = page.getByRole('dialog', { name: 'Enter your Registered Email', exact: true })
    const email = dialog.getByLabel('Email', { exact: true })
    await expect(email).toHaveAttribute('required')
    await expect(email).toHaveAttribute('type', 'email')

    await expect.poll(() => scrolls(page), 'a dialog holds the page still').toBe(false)

    await dialog.getByRole('button', { name: 'Send Reset Password', exact: true }).click()
    await expect(email).toHaveAccessibleDescription('Error: Email is required')
    await expect(email).toBeFocused()

    // With the server cut off nothing could be sent.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(() => scrolls(page)).toBe(true)
    await expect(page.getByRole('button', { name: 'Forgot Password?' })).toBeFocused()
    await setConnection(page, 'Offline')
    await page.getByRole('button', { name: 'Forgot Password?' }).click()
    await email.fill('asha@example.com')
    await dialog.getByRole('button', { name: 'Send Reset Password' }).click()

    await expect(page).toHaveURL('/forgotpassword')
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('asha@example.com')
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
