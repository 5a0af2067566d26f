import type { Page } from '@playwright/test'
import { passwordsDifferMilliseconds } from '@/contract/limits'
import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { fillLogin, heading, keptOnDevice, loginForm, sellers, signedIn } from './support/access'
import { expectToggles, fillNewPassword, newPasswordFields, openInShape } from './support/account'
import { callsOf } from './support/calls'
import { holdTimers, stopTheClock } from './support/clock'
import { expectSound } from './support/sound'

const email = 'zoya.khan@example.com'
const secret = 'lantern-77'
const nothingChanged = 'This version changes no password: nothing is sent or kept, and yours stays as it is.'
const notChanged = 'Your password was not changed: this version cannot do that. Sign in with the one you have.'

const update = (page: Page) => page.getByRole('button', { name: 'Update Password', exact: true })
const mismatch = (page: Page) => page.getByRole('alert').getByText('Passwords do not match!', { exact: true })

async function open(page: Page): Promise<void> {
  await openInShape(page, '/forgotpassword')
  await expect(heading(page, 'Forgot password')).toBeVisible()
}

/** By the link of the sign-in screen and its dialog. */
async function openByDialog(page: Page): Promise<void> {
  await openInShape(page, '/login')
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await page.getByRole('dialog', { name: 'Enter your Registered Email' }).getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Password' }).click()
  await expect(heading(page, 'Forgot password')).toBeVisible()
}

test.describe('a seller has forgotten her password', () => {
  test('FORGOT-01 FORGOT-02 sees whose password it is as she typed it, and what becomes of it', async ({ page }) => {
    await openByDialog(page)
    await expect(page).toHaveURL('/forgotpassword')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText(`New password for ${email}`)).toBeVisible()
    await expect(page.getByText(nothingChanged)).toBeVisible()
    for (const field of Object.values(newPasswordFields(page))) await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await expectToggles(page)
    await page.reload()
    await expect(page.getByText(`New password for ${email}`)).toBeVisible()
  })

  test('FORGOT-02 goes on to the start, is told the truth at the sign-in, and has changed nothing', async ({ page }) => {
    await openByDialog(page)
    await fillNewPassword(page, secret)
    await update(page).click()
    await expect(heading(page, 'Seller Login')).toBeVisible()
    await expect(page.getByRole('status').getByText(notChanged, { exact: true })).toBeVisible()
    expect(await keptOnDevice(page, /./)).not.toContain(secret)

    await fillLogin(page, sellers.underReview.email)
    await loginForm(page).submit.click()
    await expect(page).toHaveURL('/')
    await expect(heading(page, 'Home')).toBeVisible()
  })

  test('FORGOT-02 opens it from its address, where no email was typed', async ({ page }) => {
    await open(page)
    await expect(page.getByText('New password for')).toBeHidden()
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(heading(page, 'Seller Login')).toBeVisible()
  })

  test('FORGOT-02 is told what is missing and what is too short', async ({ page }) => {
    await open(page)
    await update(page).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(['New password is required', 'Confirm password is required'])
    await fillNewPassword(page, 'secret')
    await update(page).click()
    await expect(summary.getByRole('link')).toHaveText(['Password must be at least 7 characters'])
    await summary.getByRole('link').click()
    await expect(newPasswordFields(page).newPassword).toBeFocused()
    await expect(page).toHaveURL('/forgotpassword')
  })

  test('FORGOT-03 is told for two seconds that the two differ, and stays', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await open(page)
    await fillNewPassword(page, secret, `${secret}8`)
    await stopTheClock(page)
    await update(page).click()
    await expect(mismatch(page)).toBeVisible()
    await page.clock.runFor(1900)
    await expect(mismatch(page)).toBeVisible()
    await page.clock.runFor(100)
    await expect(mismatch(page)).toBeHidden()
    await expect(page).toHaveURL('/forgotpassword')
    await expect(newPasswordFields(page).confirmPassword).toHaveValue(`${secret}8`)

    // Pressed again before the time is over, the two seconds begin anew.
    await update(page).click()
    await expect(mismatch(page)).toBeVisible()
    await page.clock.runFor(1500)
    await update(page).click()
    await expect(mismatch(page)).toBeVisible()
    await page.clock.runFor(1500)
    await expect(mismatch(page)).toBeVisible()
    await page.clock.runFor(500)
    await expect(mismatch(page)).toBeHidden()
  })

  test('FORGOT-02 gets by with the keyboard alone', async ({ page }) => {
    await open(page)
    const { newPassword, confirmPassword } = newPasswordFields(page)
    await newPassword.focus()
    await page.keyboard.type(secret)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show password', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(confirmPassword).toBeFocused()
    await page.keyboard.type(secret)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Seller Login')).toBeFocused()
  })

  test('FORGOT-01 FORGOT-02 FORGOT-03 the screen is sound in each state', async ({ page }) => {
    test.setTimeout(90_000)
    await holdTimers(page, passwordsDifferMilliseconds)
    await openByDialog(page)
    await expectSound(page, 'forgot password')
    await update(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectSound(page, 'forgot password with errors')
    await fillNewPassword(page, secret, `${secret}8`)
    await update(page).click()
    await expect(mismatch(page)).toBeVisible()
    await expectSound(page, 'forgot password, two that differ')
    await fillNewPassword(page, secret)
    await update(page).click()
    await expect(page.getByText(notChanged)).toBeVisible()
    await expectSound(page, 'sign-in after a forgotten password')
  })
})

test.describe('a seller who is signed in', () => {
  test.use({ storageState: signedIn(sellers.underReview) })

  test('FORGOT-02 goes on to her home', async ({ page }) => {
    await open(page)
    await fillNewPassword(page, secret)
    await update(page).click()
    await expect(heading(page, 'Home')).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test.describe('with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress, serviceWorkers: 'block' })

  test('FORGOT-01 FORGOT-02 FORGOT-03 nothing is sent', async ({ page, problems }) => {
    problems.allow(/Service Worker registration blocked/)
    const calls = callsOf(page)
    await openByDialog(page)
    await fillNewPassword(page, secret, `${secret}8`)
    await update(page).click()
    await expect(mismatch(page)).toBeVisible()
    await fillNewPassword(page, secret)
    await update(page).click()
    await expect(page.getByText(notChanged)).toBeVisible()
    expect(calls).toEqual([])
  })
})
