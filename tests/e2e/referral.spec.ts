import type { BrowserContext, Locator, Page } from '@playwright/test'
import { productAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading, sellers } from './support/access'

test.use({ seller: 'under-review' })

const link = (page: Page): Locator => page.getByRole('textbox', { name: 'Your invitation link' })
const copy = (page: Page): Locator => page.getByRole('button', { name: 'Copy link' })
const note = (page: Page): Locator => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })
const selection = (page: Page): Promise<string> =>
  link(page).evaluate((field: HTMLInputElement) => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0))

async function setClipboard(context: BrowserContext, page: Page, setting: 'granted' | 'denied'): Promise<void> {
  const session = await context.newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const { browserContextId = '' } = targetInfo
  for (const name of ['clipboard-read', 'clipboard-write'])
    await session.send('Browser.setPermission', { permission: { name }, setting, browserContextId, origin: productAddress })
}

test('REF-01 “Copy link” copies the link, which opens the registration for a new seller', async ({ page, context, browser }) => {
  await setClipboard(context, page, 'granted')
  await page.goto('/referraloffers')
  await expect(heading(page, 'Referral Offers')).toBeVisible()
  await copy(page).press('Enter')
  await expect(note(page)).toHaveText('Link copied.')
  await expect(copy(page)).toBeFocused()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(link(page)).toHaveValue(copied)
  expect(copied).toMatch(new RegExp(`^${productAddress}/register\\?ref=SP[0-9A-Z]{7}$`))
  expect(copied).not.toContain(sellers.underReview.id)

  await page.reload()
  await expect(link(page)).toHaveValue(copied)

  const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const newcomer = await elsewhere.newPage()
  await newcomer.goto(copied)
  await expect(heading(newcomer, 'Create your seller account')).toBeVisible()
  await elsewhere.close()
})

test('REF-01 the link cannot be edited, is selected as a whole on focus, and also if the browser refuses to copy', async ({ page, context }) => {
  await setClipboard(context, page, 'denied')
  await page.goto('/referraloffers')
  const whole = await link(page).inputValue()
  await link(page).focus()
  expect(await selection(page)).toBe(whole)
  await page.keyboard.type('x')
  await expect(link(page)).toHaveValue(whole)

  await copy(page).click()
  await expect(note(page)).toHaveText('This browser does not let us copy. The link is selected: copy it yourself.')
  await expect(link(page)).toBeFocused()
  expect(await selection(page)).toBe(whole)
})
