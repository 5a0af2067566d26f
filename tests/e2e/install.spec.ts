import type { Page } from '@playwright/test'
import { productAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading } from './support/access'
import { expectStep, readyAccount, sendSignIn, signIn } from './support/onboarding'

const card = (page: Page) => page.getByRole('heading', { name: 'Use it like an app' })
const installButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Install app' })
const notNow = (page: Page) => page.getByRole('button', { name: 'Not now' })
const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' })
const home = (page: Page) => heading(page, 'Home')
const waitingEntry = (page: Page) => page.getByRole('heading', { name: /waits? on this device$/ })

const day = 24 * 60 * 60 * 1000

/** Opens the dashboard; what it has to say of the seller's own stands there then. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(waitingEntry(page)).toBeVisible()
}

/** Makes the offer as the browser makes it, once in a page's life, and counts how often its question was asked. */
async function offerInstall(page: Page): Promise<void> {
  const kept = await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const { dataset } = document.documentElement
    const prompt = (): Promise<void> => {
      dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1)
      return Promise.resolve()
    }
    Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) })
    return !window.dispatchEvent(event)
  })
  expect(kept, 'the page takes the offer, so that the browser shows no banner of its own').toBe(true)
}

const timesAsked = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-asked')

/** Looks whether the account menu can install the app; leaves it closed. */
async function expectInMenu(page: Page, offered: boolean): Promise<void> {
  await accountMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Install app' })).toHaveCount(offered ? 1 : 0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

test.describe('where the browser offers to install the app', () => {
  test('PWA-01 the offer is kept from the first screen on, and made on the dashboard alone, over no form', async ({ page }) => {
    await page.goto('/login')
    await offerInstall(page)
    await sendSignIn(page, readyAccount('step-3').email)
    await expectStep(page, 3)
    await expectInMenu(page, true)
    await expect(card(page)).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('link', { name: 'Seller Portal, home' }).click()
    await expect(card(page)).toBeVisible()
    await installButton(page).click()
    await expect(card(page)).toBeHidden()
    await expect(home(page)).toBeFocused()
    expect(await timesAsked(page)).toBe('1')
    await expectInMenu(page, false)
  })

  test.describe('to a seller who is signed in', () => {
    test.use({ seller: 'under-review' })

    test('PWA-01 nothing is offered before that; the account menu installs as well, until the app is installed', async ({ page }) => {
      await openDashboard(page)
      await expectInMenu(page, false)
      await expect(card(page)).toBeHidden()
      await offerInstall(page)
      await expect(card(page)).toBeVisible()
      await accountMenu(page).click()
      await expect(page.getByRole('menuitem')).toHaveText(['Manage Profile', 'Change Password', 'Login', 'हिंदी', 'Install app', 'Log out'])
      await page.getByRole('menuitem', { name: 'Install app' }).click()
      await expect.poll(() => timesAsked(page)).toBe('1')
      await expectInMenu(page, false)

      await offerInstall(page)
      await expect(card(page)).toBeVisible()
      await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
      await expect(card(page)).toBeHidden()
      await expectInMenu(page, false)
    })

    test("PWA-01 'Not now' holds over a reload, for 30 days, and for the dashboard alone", async ({ page }) => {
      await page.clock.install()
      await openDashboard(page)
      await offerInstall(page)
      await notNow(page).click()
      await expect(card(page)).toBeHidden()
      await expect(home(page)).toBeFocused()
      expect(await timesAsked(page)).toBeNull()
      await expectInMenu(page, true)

      await page.reload()
      await expect(waitingEntry(page)).toBeVisible()
      await offerInstall(page)
      await expectInMenu(page, true)
      await expect(card(page)).toBeHidden()
      await page.clock.fastForward(29 * day)
      await expectInMenu(page, true)
      await expect(card(page)).toBeHidden()
      await page.clock.fastForward(2 * day)
      await expect(card(page)).toBeVisible()
    })
  })

  test('PWA-01 the browser’s own offer is caught', async ({ profile }) => {
    // It is made to somebody who has used the page for a while; here, at once.
    const context = await profile.open('--bypass-app-banner-engagement-checks')
    const page = await context.newPage()
    await signIn(page, 'under-review')
    await openDashboard(page)
    await expect(installButton(page)).toBeVisible()
  })
})

test.describe('in a window of its own', () => {
  // A phone is emulated with the display of a browser.
  test.use({ isMobile: false })

  test('PWA-01 nothing is offered inside the installed app', async ({ profile }) => {
    const context = await profile.open(`--app=${productAddress}/login`)
    const [page = await context.waitForEvent('page')] = context.pages()
    await page.waitForFunction(() => matchMedia('(display-mode: standalone)').matches)
    await signIn(page, 'under-review')
    await openDashboard(page)
    await offerInstall(page)
    await expectInMenu(page, false)
    await expect(card(page)).toBeHidden()
  })
})

test.describe('on an iPhone, which only has a way', () => {
  test.use({
    seller: 'under-review',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  })

  const guide = (page: Page) => page.getByRole('dialog', { name: 'Install Seller Portal' })

  test('PWA-01 three steps tell how, from the dashboard and from the account menu', async ({ page }) => {
    await openDashboard(page)
    await page.getByRole('button', { name: 'See how to install' }).click()
    await expect(guide(page).getByRole('listitem')).toHaveText([
      '1Press Share in the browser’s bar.',
      '2Scroll down and choose Add to Home Screen.',
      '3Press Add.',
    ])
    await page.keyboard.press('Escape')
    await expect(guide(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'See how to install' })).toBeFocused()

    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: 'Install app' }).click()
    await expect(guide(page)).toBeVisible()
    await guide(page).getByRole('button', { name: 'Close' }).click()
    await expect(guide(page)).toBeHidden()
    await expect(accountMenu(page)).toBeFocused()

    await notNow(page).click()
    await expect(card(page)).toBeHidden()
    await page.reload()
    await expect(waitingEntry(page)).toBeVisible()
    await expectInMenu(page, true)
    await expect(card(page)).toBeHidden()
  })
})
