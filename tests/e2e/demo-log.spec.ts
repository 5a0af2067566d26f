import { expect, test } from '../support/fixtures'
import {
  codeInputs,
  fillLogin,
  fillRegistration,
  heading,
  loginForm,
  newcomer,
  readCodes,
  storedKeys,
} from './support/access'
import { closeDemoDrawer } from './support/drawer'
import { answeredLine, consoleSection, copiedLog, logLines, logLinesOf } from './support/console'
import { bankDetails, expectStep, fillStep, saveButton } from './support/onboarding'

test('DEMO-04 calls and socket events with status, duration and key; no password, token or code, on screen or copied', async ({
  page,
}) => {
  await page.goto('/register')
  const { submit } = await fillRegistration(page)
  await expect(page.getByRole('main').getByText('This email is free')).toBeVisible()
  await submit.click()
  await expect(heading(page, 'Verify your contact details')).toBeVisible()
  const codes = await readCodes(page)
  for (const channel of ['email', 'mobile', 'secondary'] as const) await codeInputs(page)[channel].fill(codes[channel])
  await page.getByRole('button', { name: 'Verify & Continue', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await fillLogin(page, newcomer.email, 'not-the-password')
  await loginForm(page).submit.click()
  await expect(page.getByRole('alert')).toContainText('Wrong email, mobile or password.')
  await loginForm(page).password.fill(newcomer.password)
  await loginForm(page).submit.click()
  await expectStep(page, 3)
  await fillStep(page, 3, 'Zoya Crafts')
  await saveButton(page).click()
  await expectStep(page, 4)
  await fillStep(page, 4)
  await saveButton(page).click()
  await expectStep(page, 5)

  await expect(await logLinesOf(page, 'register')).toHaveText([answeredLine('20\\d')])
  await expect(await logLinesOf(page, 'verifyOtp')).toHaveText([answeredLine('200')])
  await expect(await logLinesOf(page, 'login')).toHaveText([answeredLine('200'), answeredLine('401')])
  for (const endpoint of ['step3', 'step4'] as const)
    await expect(await logLinesOf(page, endpoint)).toHaveText([answeredLine('200', 'Key \\w{8}…')])
  const lines = await logLines(page)
  await expect(lines.filter({ hasText: 'To the service' }).first()).toBeVisible()
  await expect(lines.filter({ hasText: 'To the app' }).first()).toBeVisible()
  for (const line of await lines.all()) await line.locator('summary').click()
  const shown = (await lines.allInnerTexts()).join('\n')
  expect(shown).toContain('••••')
  expect(shown).toContain(newcomer.email)

  const { text, entries } = await copiedLog(page)
  await expect(lines).toHaveCount(entries.length)
  const token = (await storedKeys(page))['sellerToken'] ?? ''
  expect(token).not.toBe('')
  for (const words of [shown, text]) {
    for (const secret of [newcomer.password, 'not-the-password', token, bankDetails.accountNumber]) expect(words).not.toContain(secret)
    // Four digits may also be part of a number, or be how long a call took.
    const said = words.replaceAll(/"milliseconds": \d+|\d+ ms|\d\.\d s/g, '')
    for (const code of Object.values(codes)) expect(said).not.toMatch(new RegExp(`(?<![\\w-])${code}(?![\\w-])`))
  }
  expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['call', 'event']))
})

test('DEMO-04 survives a reload, and goes when it is cleared', async ({ page }) => {
  await page.goto('/?scenario=step-3')
  await expectStep(page, 3)
  const log = await consoleSection(page, 'Log')
  const lines = await logLines(page)
  await expect(lines.filter({ hasText: '/api/seller/login' })).toHaveText([/200/])
  // The last that is asked by itself.
  await expect(await logLinesOf(page, 'modules')).toHaveText([/200/])
  const { entries } = await copiedLog(page)
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
