import { expect, test } from '../support/fixtures'
import { storedKeys } from './support/access'
import { closeDemoDrawer } from './support/drawer'
import { consoleSection, copiedLog, logLines, logLinesOf } from './support/console'
import { expectStep } from './support/onboarding'

// Unit tests check what the log contains after a whole onboarding, and what it masks.

test('DEMO-04 the log and its copy contain no password or token, stay after a reload, and are empty after clearing', async ({ page }) => {
  await page.goto('/?scenario=step-3')
  await expectStep(page, 3)
  const log = await consoleSection(page, 'Log')
  const lines = await logLines(page)
  const signIn = lines.filter({ hasText: '/api/seller/login' })
  await expect(signIn).toHaveText([/200/])
  // The last call that the app makes by itself.
  await expect(await logLinesOf(page, 'modules')).toHaveText([/200/])
  await signIn.locator('summary').click()
  await expect(signIn).toContainText('••••')
  const { text, entries } = await copiedLog(page)
  const token = (await storedKeys(page))['sellerToken'] ?? ''
  expect(token).not.toBe('')
  for (const words of [await signIn.innerText(), text]) for (const secret of ['demo1234', token]) expect(words).not.toContain(secret)
  await closeDemoDrawer(page)
  await page.reload()
  await expectStep(page, 3)
  await consoleSection(page, 'Log')
  expect((await copiedLog(page)).entries).toEqual(expect.arrayContaining([...entries]))
  await log.getByRole('button', { name: 'Clear' }).click()
  await expect(log.getByText('Nothing has been called yet.')).toBeVisible()
  await expect(log.getByRole('button', { name: 'Copy as JSON' })).toBeDisabled()
  await page.reload()
  await expect(log.getByText('Nothing has been called yet.')).toBeVisible()
})
