import { expect } from '../../support/fixtures'
import { fillRegistration, heading, newcomer, registrationForm, sellers } from '../support/access'
import { closeDemoDrawer, demoDrawer } from '../support/drawer'
import { goTo, type Walk } from './walk'

export const registering: Walk = {
  title: 'REG-01 OTP-01 EOTP-01 registering, its codes, and the way in by a code',
  addresses: ['/register', '/verifyotp', '/otpverification'],
  async go(page, look) {
    // So that the half minute before a code can be sent again can be skipped.
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await page.goto('/register')
    await expect(heading(page, 'Create your seller account')).toBeVisible()
    await look('register')
    const form = registrationForm(page)
    await fillRegistration(page, { email: sellers.atBank.email, primaryPhone: '98', secondaryPhone: '12', password: 'short' })
    await form.confirmPassword.fill('another')
    await form.firstName.focus()
    await expect(form.primaryPhone).toHaveAttribute('aria-invalid', 'true')
    await look('register with errors')
    await fillRegistration(page)
    await expect(page.getByText('This email is available')).toBeVisible()
    await expect(form.submit).toBeEnabled()
    await look('register filled in')
    await form.submit.click()

    await expect(heading(page, 'Verify your contact details')).toBeVisible()
    await look('verify')
    await demoDrawer(page)
    await look('verify with the presenter’s drawer')
    await closeDemoDrawer(page)
    await page.getByRole('button', { name: 'Verify & Continue' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await look('verify with errors')

    await goTo(page, '/otpverification', 'Login via OTP')
    await look('email entry')
    const send = page.getByRole('button', { name: 'Send OTP', exact: true })
    await send.click()
    await expect(page.getByRole('alert')).toBeFocused()
    await look('email entry with an error')
    await page.getByLabel('Email', { exact: true }).fill(newcomer.email)
    await send.click()
    await expect(page.getByText(/^Resend in/)).toBeVisible()
    await look('code entry')
    await page.getByRole('button', { name: 'Verify OTP', exact: true }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await page.clock.fastForward(31_000)
    await expect(page.getByRole('button', { name: 'Resend OTP', exact: true })).toBeVisible()
    await look('code entry with an error')
  },
}
