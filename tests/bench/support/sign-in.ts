import type { BrowserContext } from '@playwright/test'
import { readyAccounts, readyPassword } from '@mocks/scenarios/ready-accounts'

/** Signs a ready seller of the demo in on a phone, and waits until all is kept. */
export async function signIn(phone: BrowserContext, address: string): Promise<void> {
  const page = await phone.newPage()
  await page.goto(`${address}/login`)
  await page.getByLabel('Email or mobile number').fill(readyAccounts.find(({ id }) => id === 'step-4')?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(readyPassword)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.close()
}
