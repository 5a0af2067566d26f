import type { BrowserContext } from '@playwright/test'
import { updateTexts } from '@/app/notices/update-texts'
import { readyAccounts, readyPassword } from '@mocks/scenarios/ready-accounts'

const longestReady = 60_000

/** Waits until the product says that it is ready offline: otherwise a reopened phone would still be precaching. */
export async function keepAll(phone: BrowserContext, address: string): Promise<void> {
  const page = await phone.newPage()
  await page.goto(`${address}/about`)
  await page.getByText(updateTexts.offlineReady).first().waitFor({ timeout: longestReady })
  await page.close()
}

/** Signs in a ready seller of the demo, and waits until everything is cached. */
export async function signIn(phone: BrowserContext, address: string): Promise<void> {
  const page = await phone.newPage()
  await page.goto(`${address}/login`)
  await page.getByLabel('Email or mobile number').fill(readyAccounts.find(({ id }) => id === 'step-4')?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(readyPassword)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.close()
  await keepAll(phone, address)
}
