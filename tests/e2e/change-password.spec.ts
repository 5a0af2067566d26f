import type { Page } from '@playwright/test'
import { passwordChangedRedirectMilliseconds } from '@/domain/access/new-password'
import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { explainedSample, heading, keptOnDevice } from './support/access'
import { expectToggles, fillNewPassword, newPasswordFields } from './support/account'
import { recordCalls } from './support/calls'
import { holdTimers, stopTheClock } from './support/clock'

const secret = 'lantern-77'
const nothingChanged = 'Changing the password is a sample: nothing is sent or kept, and your password stays as it is.'

const change = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Change Password', exact: true })
const changed = (page: Page) => page.getByRole('status').filter({ hasText: 'Password changed successfully!' })

test.describe('a seller changes her password', () => {
  test.use({ seller: 'under-review' })

  test('PASS-01 S24 the account menu opens the form, and two seconds after the success the profile is shown', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Change Password' }).click()
    await expect(heading(page, 'Change Password')).toBeFocused()
    expect(await explainedSample(page)).toContain(nothingChanged)
    for (const field of Object.values(newPasswordFields(page))) await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await expectToggles(page)

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
    // Back does not return to the finished form.
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})

test.describe('with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress })

  test('PASS-01 SAMPLE-01 works by keyboard alone, offers a link instead of the wait, and makes no call', async ({ page }) => {
    await holdTimers(page, passwordChangedRedirectMilliseconds)
    const calls = await recordCalls(page)
    await page.goto('/changepassword')
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
    expect(calls).toEqual([])
  })
})
