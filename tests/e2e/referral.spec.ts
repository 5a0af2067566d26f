import type { BrowserContext, Locator, Page } from '@playwright/test'
import { productAddress, productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading, sellers, signedIn } from './support/access'
import { recordCalls } from './support/calls'
import { expectSound } from './support/sound'

const link = (page: Page): Locator => page.getByRole('textbox', { name: 'Your invitation link' })
const copy = (page: Page): Locator => page.getByRole('button', { name: 'Copy link' })
const note = (page: Page): Locator => page.getByRole('main').getByRole('status')

async function setClipboard(context: BrowserContext, page: Page, setting: 'granted' | 'denied'): Promise<void> {
  const session = await context.newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const { browserContextId = '' } = targetInfo
  for (const name of ['clipboard-read', 'clipboard-write'])
    await session.send('Browser.setPermission', { permission: { name }, setting, browserContextId, origin: productAddress })
}

/** A device with a share sheet that answers so. */
async function giveShareSheet(page: Page, answer: 'shared' | 'closed' | 'broken'): Promise<void> {
  await page.addInitScript((ends) => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        Reflect.set(window, 'handedOver', data)
        const failure = { closed: 'AbortError', broken: 'DataError' }
        return ends === 'shared' ? Promise.resolve() : Promise.reject(new DOMException('No', failure[ends]))
      },
    })
  }, answer)
}

test.describe('a seller invites another', () => {
  test.use({ storageState: signedIn(sellers.underReview) })

  test('REF-01 SAMPLE-01 reads what she earns and when, and that the link is an example', async ({ page }) => {
    await page.goto('/referraloffers')
    await expect(heading(page, 'Referral Offers')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText('Invite a seller and earn ₹1,700 in advertisement points.')).toBeVisible()
    await expect(main.getByRole('listitem')).toHaveText([
      /Send your link/,
      /make their first sale/,
      /₹1,700 is credited to your advertisement wallet, as points\./,
    ])
    await expect(main.getByText('These are examples, not your shop.')).toBeVisible()
    await expect(main.getByText('This version does not count invitations and credits nothing yet.')).toBeVisible()
  })

  test('REF-01 copies the link, which leads a newcomer to the registration', async ({ page, context, browser }) => {
    await setClipboard(context, page, 'granted')
    await page.goto('/referraloffers')
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

  test('REF-01 a browser that refuses to copy: the link is selected, and she is told', async ({ page, context }) => {
    await setClipboard(context, page, 'denied')
    await page.goto('/referraloffers')
    await copy(page).click()
    await expect(note(page)).toHaveText('This browser does not let us copy. The link is selected: copy it yourself.')
    await expect(link(page)).toBeFocused()
    const selected = await link(page).evaluate((field: HTMLInputElement) => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0))
    await expect(link(page)).toHaveValue(selected)
    await expectSound(page, 'copy refused')
  })

  test('REF-01 the link cannot be changed by typing, and a touch selects all of it', async ({ page }) => {
    await page.goto('/referraloffers')
    const before = await link(page).inputValue()
    await link(page).focus()
    const selected = await link(page).evaluate((field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0))
    expect(selected).toBe(before.length)
    await page.keyboard.type('x')
    await expect(link(page)).toHaveValue(before)
  })

  for (const [answer, words] of [
    ['shared', ''],
    ['closed', ''],
    ['broken', 'This device could not share the link. Copy it instead.'],
  ] as const)
    test(`REF-01 hands the link to the device's share sheet: ${answer}`, async ({ page }) => {
      await giveShareSheet(page, answer)
      await page.goto('/referraloffers')
      await page.getByRole('button', { name: 'Share link' }).click()
      await expect.poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'handedOver')))).toContain('/register?ref=SP')
      await expect(note(page)).toHaveText(words)
    })

  test('REF-01 can be used by anybody', async ({ page }) => {
    await giveShareSheet(page, 'shared')
    await page.goto('/referraloffers')
    await expect(copy(page)).toBeVisible()
    await expectSound(page, 'referral offers')
  })
})

test.describe('a token without its seller', () => {
  test.use({
    storageState: {
      cookies: [],
      origins: [{ origin: productAddress, localStorage: [{ name: 'sellerToken', value: 'a-token-from-before' }] }],
    },
  })

  test('REF-01 has no link to give, and says how to come by one', async ({ page }) => {
    await page.goto('/referraloffers')
    const words = page.getByText('This device has forgotten which seller you are. Log in again to get your link.')
    await expect(words).toBeVisible()
    await expect(link(page)).toHaveCount(0)
    await expectSound(page, 'no seller')
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/login')
  })
})

test.describe('referral offers with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress, serviceWorkers: 'block' })

  test('SAMPLE-01 REF-01 asks nothing of it', async ({ page, problems }) => {
    problems.allow(/Service Worker registration blocked/)
    const calls = await recordCalls(page)
    await page.goto('/referraloffers')
    await copy(page).click()
    await expect(note(page)).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
  })
})
