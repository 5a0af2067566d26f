import type { Page } from '@playwright/test'
import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { explainedSample, heading, keptOnDevice } from './support/access'
import { callsOf } from './support/calls'
import { stopTheClock } from './support/clock'

const email = 'zoya.khan@example.com'
const notSignedIn = 'You are not signed in: this version checks no codes. Sign in with your password.'

const emailField = (page: Page) => page.getByLabel('Email', { exact: true })
const codeField = (page: Page) => page.getByLabel('OTP', { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send OTP', exact: true })
const verify = (page: Page) => page.getByRole('button', { name: 'Verify OTP', exact: true })
const resend = (page: Page) => page.getByRole('button', { name: 'Resend OTP', exact: true })

test.describe('a sign-in by email code', () => {
  // In this build each call is an HTTP request.
  test.use({ baseURL: productForRealBackendAddress })

  test('EOTP-01 email and code are entered by keyboard, the sign-in says that no code is checked, and nothing is sent or stored', async ({ page }) => {
    await page.goto('/login')
    const calls = callsOf(page)
    // Before the app has started, the browser follows a link itself and reloads the page.
    await page.waitForFunction(() => window.earlyPresses?.signal.aborted)
    await page.getByRole('link', { name: 'Login via OTP' }).click()
    await expect(heading(page, 'Login via OTP')).toBeFocused()
    expect(await explainedSample(page)).toContain('no code is sent, and none is checked')
    await send(page).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(['Please enter a valid email address'])
    await expect(emailField(page)).toHaveAttribute('type', 'email')
    await emailField(page).focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')

    await expect(page.getByText(`OTP for ${email}`)).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toHaveAccessibleDescription('Sample: any 6 digits will do.')
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
    await page.keyboard.type('12-34 5a6')
    await expect(codeField(page)).toHaveValue('123456')
    await page.keyboard.press('Enter')

    await expect(heading(page, 'Seller Login')).toBeFocused()
    await expect(page.getByRole('status').getByText(notSignedIn, { exact: true })).toBeVisible()
    expect(await keptOnDevice(page, /./)).not.toContain('123456')
    expect(calls).toEqual([])
  })

  test('EOTP-01 another code can be sent after 30 seconds by the clock, also after a reload, and Back leads to the sign-in', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    const calls = callsOf(page)
    await page.goto('/otpverification')
    await emailField(page).fill(email)
    await stopTheClock(page)
    await send(page).click()
    await expect(page.getByText('Resend in 0:30', { exact: true })).toBeVisible()
    await expect(resend(page)).toBeHidden()
    // Like a tab that was suspended: its timers are late, and its clock is right.
    await page.clock.fastForward(28_000)
    await page.clock.runFor(1000)
    await expect(page.getByText('Resend in 0:01', { exact: true })).toBeVisible()
    await page.clock.runFor(1000)
    await expect(resend(page)).toBeVisible()
    await expect(page.getByText(/^Resend in/)).toBeHidden()
    await expect(page.getByRole('status').getByText('You can resend now')).toBeAttached()

    await codeField(page).fill('123')
    await resend(page).click()
    await expect(page.getByText('Resend in 0:30', { exact: true })).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toHaveValue('123')
    await page.clock.runFor(10_000)
    await page.reload()
    await expect(page.getByText(`OTP for ${email}`)).toBeVisible()
    await expect(page.getByText('Resend in 0:20', { exact: true })).toBeVisible()
    await page.clock.resume()

    await verify(page).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please enter a valid 6-digit OTP'])
    await page.goBack()
    await expect(emailField(page)).toHaveValue(email)
    await page.goForward()
    await expect(codeField(page)).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(heading(page, 'Seller Login')).toBeVisible()
    expect(calls).toEqual([])
  })
})
