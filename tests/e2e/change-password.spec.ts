import type { Page } from '@playwright/test'
import { passwordChangedRedirectMilliseconds } from '@/contract/limits'
import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading, keptOnDevice, sellers, signedIn } from './support/access'
import { expectToggles, fillNewPassword, newPasswordFields, openInShape } from './support/account'
import { recordCalls } from './support/calls'
import { holdTimers, stopTheClock } from './support/clock'
import { expectSound } from './support/sound'

const secret = 'lantern-77'
const nothingChanged = 'This version changes no password: nothing is sent or kept, and yours stays as it is.'

const change = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Change Password', exact: true })
const changed = (page: Page) => page.getByRole('status').filter({ hasText: 'Password changed successfully!' })

async function open(page: Page): Promise<void> {
  await openInShape(page, '/changepassword')
  await expect(change(page)).toBeVisible()
}

test.describe('a seller changes her password', () => {
  test.use({ storageState: signedIn(sellers.underReview) })

  test('PASS-01 comes from the account menu and is told that it is a sample', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Change Password' }).click()
    await expect(heading(page, 'Change Password')).toBeFocused()
    await expect(page.getByText(nothingChanged)).toBeVisible()
    for (const field of Object.values(newPasswordFields(page))) await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await expectToggles(page)
    await page.getByRole('link', { name: 'Back to your profile' }).click()
    await expect(heading(page, 'Manage Profile')).toBeVisible()
  })

  test('PASS-01 is told what is missing, too short, or different', async ({ page }) => {
    await open(page)
    const summary = page.getByRole('alert')
    await change(page).click()
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(['New password is required', 'Confirm password is required'])
    await fillNewPassword(page, 'secret')
    await change(page).click()
    await expect(summary.getByRole('link')).toHaveText(['Password must be at least 7 characters'])
    await fillNewPassword(page, secret, `${secret}8`)
    await change(page).click()
    await expect(summary.getByRole('link')).toHaveText(['Passwords do not match'])
    await summary.getByRole('link').click()
    await expect(newPasswordFields(page).confirmPassword).toBeFocused()
    await expect(page).toHaveURL('/changepassword')
  })

  test('PASS-01 has changed it, and is at her profile two seconds later', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await open(page)
    await fillNewPassword(page, secret)
    await stopTheClock(page)
    await change(page).click()
    await expect(page.getByText('Password changed successfully!', { exact: true })).toBeVisible()
    await expect(changed(page)).toBeFocused()
    await expect(changed(page)).toContainText('your own password stays as it is')
    await page.clock.runFor(1900)
    await expect(page).toHaveURL('/changepassword')
    await page.clock.runFor(100)
    await expect(page).toHaveURL('/myprofile')
    await page.clock.resume()
    await expect(heading(page, 'Manage Profile')).toBeFocused()
    expect(await keptOnDevice(page, /./)).not.toContain(secret)
    // The finished form is not gone back to.
    await page.goBack()
    await expect(page).not.toHaveURL('/changepassword')
  })

  test('PASS-01 gets by with the keyboard alone, and need not wait', async ({ page }) => {
    await holdTimers(page, passwordChangedRedirectMilliseconds)
    await open(page)
    await newPasswordFields(page).newPassword.focus()
    await page.keyboard.type(secret)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(newPasswordFields(page).confirmPassword).toBeFocused()
    await page.keyboard.type(secret)
    await page.keyboard.press('Enter')
    await expect(changed(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Go to your profile now' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Manage Profile')).toBeFocused()
  })

  test('PASS-01 the screen is sound in each state', async ({ page }) => {
    test.setTimeout(90_000)
    await holdTimers(page, passwordChangedRedirectMilliseconds)
    await open(page)
    await expectSound(page, 'change password')
    await change(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectSound(page, 'change password with errors')
    await fillNewPassword(page, secret)
    await change(page).click()
    await expect(changed(page)).toBeVisible()
    await expectSound(page, 'password changed')
  })
})

test.describe('with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress, serviceWorkers: 'block' })

  test('PASS-01 SAMPLE-01 nothing is sent', async ({ page, problems }) => {
    problems.allow(/Service Worker registration blocked/)
    const calls = await recordCalls(page)
    await open(page)
    await fillNewPassword(page, secret)
    await change(page).click()
    await expect(heading(page, 'Manage Profile')).toBeVisible()
    await expect(page).toHaveURL('/myprofile')
    expect(calls).toEqual([])
  })
})
