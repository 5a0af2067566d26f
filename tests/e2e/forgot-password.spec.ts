import type { Page } from '@playwright/test'
import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { explainedSample, fillLogin, heading, keptOnDevice, loginForm, sellers } from './support/access'
import { expectToggles, fillNewPassword, newPasswordFields } from './support/account'
import { callsOf } from './support/calls'
import { stopTheClock } from './support/clock'

const email = 'zoya.khan@example.com'
const secret = 'lantern-77'
const nothingChanged = 'Changing the password is a sample: nothing is sent or kept, and your password stays as it is.'
const notChanged = 'Your password was not changed: this version cannot do that. Sign in with the one you have.'

const update = (page: Page) => page.getByRole('button', { name: 'Update Password', exact: true })

/** Opens the screen through the sign-in screen's link and its dialog. */
async function openByDialog(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await page.getByRole('dialog', { name: 'Enter your Registered Email' }).getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Password' }).click()
  await expect(heading(page, 'Forgot password')).toBeVisible()
}

test.describe('a forgotten password', () => {
  test('FORGOT-01 FORGOT-02 a new one is entered by keyboard, a message says that nothing was changed, and the old one still signs in', async ({ page }) => {
    await openByDialog(page)
    await expect(page).toHaveURL('/forgotpassword')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await explainedSample(page)).toContain(nothingChanged)
    await page.reload()
    await expect(page.getByText(`New password for ${email}`)).toBeVisible()
    await expectToggles(page)
    const { newPassword, confirmPassword } = newPasswordFields(page)
    for (const field of [newPassword, confirmPassword]) await expect(field).toHaveAttribute('autocomplete', 'new-password')

    await newPassword.focus()
    await page.keyboard.type(secret)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show password', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(confirmPassword).toBeFocused()
    await page.keyboard.type(secret)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Seller Login')).toBeFocused()
    await expect(page.getByRole('status').getByText(notChanged, { exact: true })).toBeVisible()
    expect(await keptOnDevice(page, /./)).not.toContain(secret)

    await fillLogin(page, sellers.underReview.email)
    await loginForm(page).submit.click()
    await expect(page).toHaveURL('/')
    await expect(heading(page, 'Home')).toBeVisible()
  })
})

test.describe('with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress })

  test('FORGOT-01 FORGOT-02 FORGOT-03 two different passwords show a message for two seconds, and nothing is sent', async ({ page }) => {
    const mismatch = page.getByRole('alert').getByText('Passwords do not match!', { exact: true })
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    const calls = callsOf(page)
    await openByDialog(page)
    await fillNewPassword(page, secret, `${secret}8`)
    await stopTheClock(page)
    await update(page).click()
    await expect(mismatch).toBeVisible()
    await page.clock.runFor(1900)
    await expect(mismatch).toBeVisible()
    await page.clock.runFor(100)
    await expect(mismatch).toBeHidden()
    await expect(page).toHaveURL('/forgotpassword')
    await expect(newPasswordFields(page).confirmPassword).toHaveValue(`${secret}8`)

    await page.clock.resume()
    await fillNewPassword(page, secret)
    await update(page).click()
    await expect(page.getByText(notChanged)).toBeVisible()
    expect(calls).toEqual([])
  })
})
