import { expect, test } from '../support/fixtures'
import { goOnWith, heading, sellers, signedIn } from './support/access'
import { recordCalls } from './support/calls'
import { productForRealBackendAddress } from '../support/addresses.mjs'
import { menu, openMenu, sectionOf } from './support/menu'
import { dashboardSubRoutes } from './support/screens'
import { expectSound } from './support/sound'

const notYet = 'This section is not part of this version yet.'
const headings = new Map<string, string>(dashboardSubRoutes)

/** The menu's sections whose addresses have no screen of their own. */
const sections = menu.filter(([, addresses]) => addresses.some((address) => headings.has(address)))

test.describe('a section that is not there yet', () => {
  test.use({ storageState: signedIn(sellers.underReview) })

  for (const [section, addresses] of sections)
    test(`ROUTE-05 LAYOUT-06 '${section}' tells what it is for, that it is not there yet, and what is`, async ({ page }) => {
      test.setTimeout(60_000)
      for (const address of addresses) {
        await page.goto(address)
        const title = headings.get(address) ?? ''
        const main = page.getByRole('main')
        await expect(heading(page, title)).toBeVisible()
        await expect(page).toHaveTitle(`${title} – Seller Portal`)
        await expect(main.getByText(/^This section is for \S.+\.$/)).toBeVisible()
        await expect(main.getByText(notYet, { exact: true })).toBeVisible()

        const menuOnScreen = await openMenu(page)
        await expect(menuOnScreen.locator('[aria-current=page]')).toHaveCount(1)
        await expect(menuOnScreen.locator('[aria-current=page]')).toHaveAttribute('href', address)
        await expect(sectionOf(menuOnScreen, section)).toHaveAttribute('open')
        await expect(menuOnScreen.locator('details[open]')).toHaveCount(1)
        await page.keyboard.press('Escape')

        const nearest = main.getByRole('link')
        await expect(nearest).toHaveCount(1)
        const goal = (await nearest.getAttribute('href')) ?? ''
        expect(headings.has(goal), `${address} leads on to ${goal}`).toBe(false)
        await nearest.click()
        await expect(page).toHaveURL(goal)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(heading(page, 'Page not found')).toHaveCount(0)
        await expect(page).not.toHaveTitle(`${title} – Seller Portal`)
      }
    })

  test('ROUTE-05 no two sections are said to be for the same', async ({ page }) => {
    test.setTimeout(60_000)
    const purposes = new Set<string>()
    await page.goto('/outbox')
    await expect(heading(page, 'Waiting to send')).toBeVisible()
    for (const [address, title] of dashboardSubRoutes) {
      await goOnWith(page, address, {})
      await expect(heading(page, title)).toBeVisible()
      purposes.add(await page.getByText(/^This section is for /).innerText())
    }
    expect(purposes.size).toBe(24)
  })

  test('ROUTE-05 can be used by anybody', async ({ page }) => {
    for (const address of ['/products/add-existing', '/claims/queries']) {
      await page.goto(address)
      await expect(page.getByText(notYet)).toBeVisible()
      await expectSound(page, address)
    }
  })
})

test.describe('a section that is not there yet, with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress, serviceWorkers: 'block' })

  test('ROUTE-05 asks nothing of it', async ({ page, problems }) => {
    problems.allow(/Service Worker registration blocked/)
    const calls = await recordCalls(page)
    await page.goto('/orders/bundle')
    await expect(page.getByText(notYet)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await goOnWith(page, '/returns/self', {})
    await expect(heading(page, 'Self returns')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
  })
})
