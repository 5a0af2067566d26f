import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { codeInputs, newcomer, paste, register } from './support/access'
import { demoDrawer, setConnection } from './support/drawer'
import { stopTheClock } from './support/clock'

const verifyButton = (page: Page) => page.getByRole('button', { name: 'Verify & Continue', exact: true })

/** A code of four digits that differs from the given one. */
const otherThan = (code: string): string => (code === '0000' ? '1111' : '0000')

test.describe('the verification of email and mobile numbers', () => {
  test('OTP-01 OTP-02 OTP-03 OTP-07 shows where each code was sent, accepts a pasted one, and lists missing and incomplete ones', async ({ page }) => {
    await register(page)
    for (const destination of ['zo•••@ex•••.com', '98•••••670', '88•••••671'])
      await expect(page.getByText(destination, { exact: true })).toBeVisible()
    await expect(page.getByText(/^Resend in 0:(30|2\d)$/)).toHaveCount(3)
    const inputs = codeInputs(page)
    for (const input of Object.values(inputs)) {
      await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(input).toHaveAttribute('inputmode', 'numeric')
    }
    await paste(inputs.email, ' 48-21 ')
    await expect(inputs.email).toHaveValue('4821')
    await inputs.mobile.fill('12345')
    await verifyButton(page).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(['OTP must be exactly 4 digits', 'Secondary Mobile OTP is required'])
    await expect(page).toHaveURL('/verifyotp')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/register')
  })

  test('DEMO-01 OTP-04 OTP-05 fills in the codes from the demo, reports a wrong one, and leads to the sign-in 1.5 seconds after the success', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await register(page)
    const inputs = codeInputs(page)
    const drawer = await demoDrawer(page)
    await expect(drawer.getByText(/^Your code is \d{4}$/)).toHaveCount(3)
    const mail = drawer.getByRole('listitem').filter({ hasText: newcomer.email })
    const words = await mail.getByText(/^Your code is \d{4}$/).textContent()
    await mail.getByRole('button', { name: /^Fill/ }).click()
    await expect(inputs.email).toHaveValue(words?.slice(-4) ?? '')
    await expect(inputs.mobile).toHaveValue('')
    await drawer.getByRole('button', { name: 'Fill all codes' }).click()
    for (const input of Object.values(inputs)) await expect(input).toHaveValue(/^\d{4}$/)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()

    const right = await inputs.mobile.inputValue()
    await inputs.mobile.fill(otherThan(right))
    await verifyButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Wrong mobile OTP. 4 tries left.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(inputs.email).toHaveValue(words?.slice(-4) ?? '')
    await inputs.mobile.fill(right)
    await stopTheClock(page)
    await verifyButton(page).click()
    const verified = page.getByRole('status').getByText('OTP Verified', { exact: true })
    await expect
      .poll(async () => {
        await page.clock.runFor(10)
        return verified.isVisible()
      })
      .toBe(true)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sellerId'))).toBeNull()
    await expect(page).toHaveURL('/verifyotp')
    await page.clock.runFor(1400)
    await expect(page).toHaveURL('/verifyotp')
    await page.clock.runFor(100)
    await expect(page).toHaveURL('/login')
    // React shows late content with its own timers, which are stopped too.
    await page.clock.resume()
    await expect(
      page.getByRole('status').getByText('After Login. Please complete your pending registration.', { exact: true }),
    ).toBeVisible()
    await demoDrawer(page)
    await expect(drawer.getByText('(Used)')).toHaveCount(3)
    await expect(drawer.getByRole('button', { name: /^Fill/ })).toHaveCount(0)
  })

  test('OTP-06 OTP-07 a code can be resent after 30 seconds by the clock; that restarts its own channel only, and fails offline', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await register(page)
    await stopTheClock(page)
    const shown = await page.getByText(/^Resend in 0:\d\d$/).first().textContent()
    const left = Number(/\d\d$/.exec(shown ?? '')?.[0])
    // Like a tab that was suspended: its timers are late, and its clock is right.
    await page.clock.fastForward((left - 3) * 1000)
    await page.clock.runFor(1000)
    // The countdown may have been read up to a second late.
    await expect(page.getByText(/^Resend in 0:0[12]$/)).toHaveCount(3)
    await expect(page.getByText('Resend OTP', { exact: true })).toHaveCount(0)
    await page.clock.runFor(2000)
    await expect(page.getByText('Resend OTP', { exact: true })).toHaveCount(3)
    await expect(page.getByText(/^Resend in/)).toHaveCount(0)

    await page.clock.resume()
    await page.getByRole('button', { name: 'Resend OTP to mobile', exact: true }).click()
    await expect(page.getByText('OTP resent to mobile', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Resend in 0:(30|2\d)$/)).toHaveCount(1)
    await expect(page.getByText('Resend OTP', { exact: true })).toHaveCount(2)
    await expect(codeInputs(page).mobile).toBeFocused()

    await page.reload()
    await expect(page.getByText(/^Resend in 0:(30|[12]\d)$/)).toHaveCount(1)
    await expect(page.getByText('Resend OTP', { exact: true })).toHaveCount(2)

    await setConnection(page, 'Offline')
    await page.getByRole('button', { name: 'Resend OTP to email', exact: true }).click()
    await expect(page.getByText('Failed to resend OTP. Please try again.', { exact: true })).toBeVisible()
    await expect(page.getByText('Resend OTP', { exact: true })).toHaveCount(2)
  })
})
