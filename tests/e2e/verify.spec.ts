import type { Page } from '@playwright/test'
import { productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { codeInputs, demoDrawer, heading, newcomer, readCodes, register, setConnection } from './support/access'
import { stopTheClock } from './support/clock'
import { answerCalls } from './support/socket-backend'

const screenName = 'Verify your contact details'
const verifyButton = (page: Page) => page.getByRole('button', { name: 'Verify & Continue', exact: true })

async function fillCodes(page: Page, codes: { email: string; mobile: string; secondary: string }): Promise<void> {
  const inputs = codeInputs(page)
  await inputs.email.fill(codes.email)
  await inputs.mobile.fill(codes.mobile)
  await inputs.secondary.fill(codes.secondary)
}

/** A number of four digits that is not the given one. */
const otherThan = (code: string): string => (code === '0000' ? '1111' : '0000')

test.describe('somebody proves her contact details', () => {
  test('OTP-01 OTP-03 OTP-07 sees where each code went, and how long until another', async ({ page }) => {
    await register(page)
    for (const destination of ['zo•••@ex•••.com', '98•••••670', '88•••••671'])
      await expect(page.getByText(destination, { exact: true })).toBeVisible()
    await expect(page.getByText(/^Resend in 0:(30|2\d)$/)).toHaveCount(3)
    for (const input of Object.values(codeInputs(page))) {
      await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(input).toHaveAttribute('inputmode', 'numeric')
    }
    await expect(verifyButton(page)).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/register')
  })

  test('OTP-02 is told which code is missing and which is too short', async ({ page }) => {
    await register(page)
    await verifyButton(page).click()
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('link')).toHaveText([
      'Email OTP is required',
      'Mobile OTP is required',
      'Secondary Mobile OTP is required',
    ])
    await fillCodes(page, { email: '123', mobile: '12345', secondary: '1234' })
    await verifyButton(page).click()
    await expect(summary.getByRole('link')).toHaveText(['OTP must be exactly 4 digits', 'OTP must be exactly 4 digits'])
    await expect(page).toHaveURL('/verifyotp')
  })

  test('OTP-07 pastes a code with spaces and dashes', async ({ page }) => {
    await register(page)
    const { email } = codeInputs(page)
    await email.focus()
    await email.evaluate((input) => {
      const pasted = new DataTransfer()
      pasted.setData('text/plain', ' 48-21 ')
      const event = new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true })
      if (input.dispatchEvent(event)) document.execCommand('insertText', false, ' 48-21 ')
    })
    await expect(email).toHaveValue('4821')
  })

  test('OTP-04 OTP-05 mends a wrong code, and is led to the sign-in 1.5 seconds after the right ones', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await register(page)
    const codes = await readCodes(page)
    await fillCodes(page, { ...codes, mobile: otherThan(codes.mobile) })
    await verifyButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Wrong mobile OTP. 4 tries left.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(codeInputs(page).email).toHaveValue(codes.email)

    await codeInputs(page).mobile.fill(codes.mobile)
    await verifyButton(page).click()
    await expect(page.getByRole('status').getByText('OTP Verified', { exact: true })).toBeVisible()
    await stopTheClock(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sellerId'))).toBeNull()
    await expect(page).toHaveURL('/verifyotp')
    await page.clock.runFor(1500)
    await expect(page).toHaveURL('/login')
    await expect(
      page.getByRole('status').getByText('After Login. Please complete your pending registration.', { exact: true }),
    ).toBeVisible()
  })

  test('OTP-06 OTP-07 waits 30 seconds by the clock, and a resend starts anew for its channel alone', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await register(page)
    await stopTheClock(page)
    const shown = await page.getByText(/^Resend in 0:\d\d$/).first().textContent()
    const left = Number(/\d\d$/.exec(shown ?? '')?.[0])
    // As a tab that slept: the timers are late, the clock is right.
    await page.clock.fastForward((left - 3) * 1000)
    await page.clock.runFor(1000)
    // What was read may have been a second old.
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
  })

  test('OTP-06 is told that the network failed', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await register(page)
    await page.clock.fastForward(31_000)
    await setConnection(page, 'Offline')
    await page.getByRole('button', { name: 'Resend OTP to email', exact: true }).click()
    await expect(page.getByText('Failed to resend OTP. Please try again.', { exact: true })).toBeVisible()
    await expect(page.getByText('Resend OTP', { exact: true })).toHaveCount(3)
  })

  test('OTP-07 without a registration is sent to begin one', async ({ page }) => {
    await page.goto('/verifyotp')
    await expect(page).toHaveURL('/register')
    await expect(heading(page, 'Create your seller account')).toBeVisible()
  })

  test('DEMO-01 reads the codes in the inbox and has them filled in', async ({ page }) => {
    await register(page)
    const drawer = await demoDrawer(page)
    await expect(drawer.getByText(/^Your code is \d{4}$/)).toHaveCount(3)
    const mail = drawer.getByRole('listitem').filter({ hasText: newcomer.email })
    const words = await mail.getByText(/^Your code is \d{4}$/).textContent()
    await mail.getByRole('button', { name: /^Fill/ }).click()
    await expect(codeInputs(page).email).toHaveValue(words?.slice(-4) ?? '')
    await expect(codeInputs(page).mobile).toHaveValue('')
    await drawer.getByRole('button', { name: 'Fill all codes' }).click()
    for (const input of Object.values(codeInputs(page))) await expect(input).toHaveValue(/^\d{4}$/)

    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await verifyButton(page).click()
    await expect(page).toHaveURL('/login')
    await demoDrawer(page)
    await expect(drawer.getByText('(Used)')).toHaveCount(3)
    await expect(drawer.getByRole('button', { name: /^Fill/ })).toHaveCount(0)
  })
})

test.describe('a real backend answers without words', () => {
  test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress], serviceWorkers: 'block' })

  test('OTP-04 OTP-05 OTP-06 the specified words stand in', async ({ page, problems }) => {
    problems.allow(/Service Worker registration blocked|the server responded with a status of/)
    await page.addInitScript(() => {
      if (sessionStorage.getItem('begun') === null) localStorage.setItem('sellerId', 'S-1')
      sessionStorage.setItem('begun', 'yes')
    })
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await page.goto('/verifyotp')
    await expect(heading(page, screenName)).toBeVisible()
    await expect(page.getByText(/^Resend in/)).toHaveCount(3)
    await page.clock.fastForward(31_000)
    const resent = await answerCalls(page, '/api/seller/resend-otp', 200, { success: true })
    await page.getByRole('button', { name: 'Resend OTP to secondary mobile' }).click()
    await expect(page.getByText('OTP resent to secondary mobile', { exact: true })).toBeVisible()
    expect(resent).toEqual([{ sellerId: 'S-1', type: 'secondary' }])
    await answerCalls(page, '/api/seller/resend-otp', 500, {})
    await page.getByRole('button', { name: 'Resend OTP to email' }).click()
    await expect(page.getByText('Failed to resend OTP.', { exact: true })).toBeVisible()

    await fillCodes(page, { email: '1234', mobile: '5678', secondary: '9012' })
    await answerCalls(page, '/api/seller/verify-otp', 422, {})
    await verifyButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Verification failed. Please try again.')
    const verified = await answerCalls(page, '/api/seller/verify-otp', 200, { success: true })
    await verifyButton(page).click()
    await expect(page.getByText('OTP Verified', { exact: true })).toBeVisible()
    expect(verified).toEqual([{ sellerId: 'S-1', emailOtp: '1234', mobileOtp: '5678', secondarymobileOtp: '9012' }])
  })
})
