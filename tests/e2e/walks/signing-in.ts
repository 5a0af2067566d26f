import { passwordsDifferMilliseconds } from '@/domain/access/new-password'
import { expect } from '../../support/fixtures'
import { fillLogin, heading, loginForm, sellers } from '../support/access'
import { fillNewPassword } from '../support/account'
import { holdTimers } from '../support/clock'
import type { Walk } from './walk'

const email = 'zoya.khan@example.com'

export const signingIn: Walk = {
  title: 'LOGIN-01 FORGOT-01 FORGOT-02 FORGOT-03 signing in, and a forgotten password',
  addresses: ['/login', '/forgotpassword'],
  async go(page, look) {
    await holdTimers(page, passwordsDifferMilliseconds)
    await page.goto('/login')
    await expect(heading(page, 'Seller Login')).toBeVisible()
    await look('login')
    await loginForm(page).submit.click()
    await expect(page.getByRole('alert')).toBeFocused()
    await look('login with errors')
    await fillLogin(page, sellers.underReview.email, 'not-this-one')
    await loginForm(page).submit.click()
    await expect(page.getByRole('alert').getByText('Wrong email')).toBeVisible()
    await look('login refused')

    await page.getByRole('button', { name: 'Forgot Password?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enter your Registered Email' })
    await expect(dialog).toBeVisible()
    await look('forgot password dialog')
    await dialog.getByRole('button', { name: 'Send Reset Password' }).click()
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await look('forgot password dialog with an error')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Send Reset Password' }).click()

    await expect(heading(page, 'Forgot password')).toBeVisible()
    await look('forgot password')
    const update = page.getByRole('button', { name: 'Update Password', exact: true })
    await update.click()
    await expect(page.getByRole('alert')).toBeFocused()
    await look('forgot password with errors')
    await fillNewPassword(page, 'lantern-77', 'lantern-78')
    await update.click()
    await expect(page.getByRole('alert').getByText('Passwords do not match!')).toBeVisible()
    await look('forgot password, two that differ')
    await fillNewPassword(page, 'lantern-77')
    await update.click()
    await expect(page.getByText('Your password was not changed: this version cannot do that.')).toBeVisible()
    await look('login after a forgotten password')
  },
}
