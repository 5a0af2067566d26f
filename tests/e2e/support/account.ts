import type { Page } from '@playwright/test'
import { expect } from '../../support/fixtures'

/** The two fields and toggles of a new password. */
export const newPasswordFields = (page: Page) => ({
  newPassword: page.getByLabel('New password', { exact: true }),
  confirmPassword: page.getByLabel('Confirm password', { exact: true }),
})

export async function fillNewPassword(page: Page, newPassword: string, confirmPassword = newPassword): Promise<void> {
  const fields = newPasswordFields(page)
  await fields.newPassword.fill(newPassword)
  await fields.confirmPassword.fill(confirmPassword)
}

/** Each of the two passwords can be shown and hidden separately. */
export async function expectToggles(page: Page): Promise<void> {
  const { newPassword, confirmPassword } = newPasswordFields(page)
  await expect(newPassword).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password', exact: true }).click()
  await expect(newPassword).toHaveAttribute('type', 'text')
  await expect(confirmPassword).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show confirmed password', exact: true }).click()
  await expect(confirmPassword).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password', exact: true }).click()
  await expect(newPassword).toHaveAttribute('type', 'password')
}
