import type { Page } from '@playwright/test'
import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading, keptOnDevice, sellers, signedIn } from './support/access'
import { openInShape } from './support/account'
import { callsOf } from './support/calls'
import { stopTheClock } from './support/clock'
import { expectSound } from './support/sound'

const email = 'zoya.khan@example.com'
const notSignedIn = 'You are not signed in: this version checks no codes. Sign in with your password.'

const emailField = (page: Page) => page.getByLabel('Email', { exact: true })
const codeField = (page: Page) => page.getByLabel('OTP', { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send OTP', exact: true })
const verify = (page: Page) => page.getByRole('button', { name: 'Verify OTP', exact: true })
const resend = (page: Page) => page.getByRole('button', { name: 'Resend OTP', exact: true })

async function open(page: Page): Promise<void> {
  await openInShape(page, '/otpverification')
  await expect(heading(page, 'Login via OTP')).toBeVisible()
}

async function askForCode(page: Page): Promise<void> {
  await open(page)
  await emailField(page).fill(email)
  await send(page).click()
  await expect(codeField(page)).toBeFocused()
}

test.describe('somebody wants in by a code', () => {
  test('EOTP-01 enters her email, then six digits, and is led on', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Login via OTP' }).click()
    await expect(heading(page, 'Login via OTP')).toBeFocused()
    await expect(page.getByText('This version sends and checks no codes.')).toBeVisible()
    await expect(emailField(page)).toHaveAttribute('type', 'email')
    await emailField(page).fill(` ${email} `)
    await send(page).click()

    await expect(page.getByText(`OTP for ${email}`)).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toHaveAccessibleDescription('Any 6 digits: no code is sent in this version.')
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
    await codeField(page).pressSequentially('12-34 5a6')
    await expect(codeField(page)).toHaveValue('123456')
    await verify(page).click()

    await expect(heading(page, 'Seller Login')).toBeVisible()
    await expect(page.getByRole('status').getByText(notSignedIn, { exact: true })).toBeVisible()
    expect(await keptOnDevice(page, /./)).not.toContain('123456')
  })

  test('EOTP-01 is told that the email is none', async ({ page }) => {
    await open(page)
    const summary = page.getByRole('alert')
    for (const typed of ['', 'zoya', 'zoya@example', 'zoya khan@example.com']) {
      await emailField(page).fill(typed)
      await send(page).click()
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText(['Please enter a valid email address'])
    }
    await expect(codeField(page)).toBeHidden()
  })

  test('EOTP-01 is told that the code has not six digits', async ({ page }) => {
    await askForCode(page)
    const summary = page.getByRole('alert')
    for (const typed of ['', '12345', '1234567']) {
      await codeField(page).fill(typed)
      await verify(page).click()
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText(['Please enter a valid 6-digit OTP'])
    }
    await expect(page).toHaveURL('/otpverification')
  })

  test('EOTP-01 waits 30 seconds by the clock for another code, through a reload too', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await open(page)
    await emailField(page).fill(email)
    await stopTheClock(page)
    await send(page).click()
    await expect(page.getByText('Resend in 0:30', { exact: true })).toBeVisible()
    await expect(resend(page)).toBeHidden()
    // As a tab that slept: the timers are late, the clock is right.
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
  })

  test('EOTP-01 goes back to the sign-in from either entry, and to her email from the code', async ({ page }) => {
    const back = page.getByRole('link', { name: 'Back', exact: true })
    await open(page)
    await back.click()
    await expect(heading(page, 'Seller Login')).toBeVisible()

    await askForCode(page)
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(emailField(page)).toHaveValue(email)
    await send(page).click()
    await expect(codeField(page)).toBeVisible()
    await page.goBack()
    await expect(emailField(page)).toHaveValue(email)
    await send(page).click()
    await expect(codeField(page)).toBeVisible()
    await back.click()
    await expect(heading(page, 'Seller Login')).toBeVisible()
  })

  test('EOTP-01 gets by with the keyboard alone', async ({ page }) => {
    await open(page)
    await emailField(page).focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Seller Login')).toBeFocused()
  })

  test('EOTP-01 the screen is sound in each state', async ({ page }) => {
    test.setTimeout(90_000)
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await open(page)
    await expectSound(page, 'email entry')
    await send(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectSound(page, 'email entry with an error')
    await emailField(page).fill(email)
    await send(page).click()
    await expect(page.getByText(/^Resend in/)).toBeVisible()
    await expectSound(page, 'code entry')
    await verify(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await page.clock.fastForward(31_000)
    await expect(resend(page)).toBeVisible()
    await expectSound(page, 'code entry with an error')
  })
})

test.describe('a seller who is signed in', () => {
  test.use({ storageState: signedIn(sellers.underReview) })

  test('EOTP-01 goes on to her home', async ({ page }) => {
    await askForCode(page)
    await codeField(page).fill('123456')
    await verify(page).click()
    await expect(heading(page, 'Home')).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test.describe('with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress, serviceWorkers: 'block' })

  test('EOTP-01 nothing is sent', async ({ page, problems }) => {
    problems.allow(/Service Worker registration blocked/)
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    const calls = callsOf(page)
    await askForCode(page)
    await page.clock.fastForward(31_000)
    await resend(page).click()
    await expect(page.getByText(/^Resend in/)).toBeVisible()
    await codeField(page).fill('123456')
    await verify(page).click()
    await expect(page.getByText(notSignedIn)).toBeVisible()
    expect(calls).toEqual([])
  })
})
