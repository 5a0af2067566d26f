import { expect, test } from '../support/fixtures'
import { goOnWith, heading } from './support/access'
import { aDesktop } from './support/devices'
import { menu, menuOf, sectionOf } from './support/menu'
import { dashboardSubRoutes, offeredAddresses } from './support/screens'

const headings = new Map<string, string>(dashboardSubRoutes)

/** The menu's sections whose addresses have no screen of their own. */
const sections = menu.filter(([, addresses]) => addresses.some((address) => headings.has(address)))

// Wide, so that the menu is visible.
test.use({ seller: 'under-review', ...aDesktop })

test('ROUTE-05 LAYOUT-06 EXT-02 each section without a screen says what it is for and links to an existing one; an offered section says that it opens with the approval', async ({ page }) => {
  await page.goto('/outbox')
  await expect(heading(page, 'Waiting to send')).toBeVisible()
  const main = page.getByRole('main')
  const purposes = new Set<string>()
  const leadsFrom = new Map<string, string>()
  for (const [section, addresses] of sections)
    for (const address of addresses) {
      await goOnWith(page, address, {})
      const title = headings.get(address) ?? ''
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveTitle(`${title} – Seller Portal`)
      if (offeredAddresses.has(address)) {
        await expect(main.getByText('This opens when your registration is approved.', { exact: true })).toBeVisible()
        continue
      }
      purposes.add(await main.getByText(/^This section is for \S.+\.$/).innerText())
      await expect(main.getByText('This section is not part of this version yet.', { exact: true })).toBeVisible()
      await expect(menuOf(page).locator('[aria-current=page]')).toHaveCount(1)
      await expect(menuOf(page).locator('[aria-current=page]')).toHaveAttribute('href', address)
      await expect(sectionOf(menuOf(page), section)).toHaveAttribute('open')
      await expect(main.getByRole('link')).toHaveCount(1)
      leadsFrom.set((await main.getByRole('link').getAttribute('href')) ?? '', address)
    }
  expect(purposes.size, 'no two are said to be for the same').toBe(dashboardSubRoutes.length - offeredAddresses.size)

  for (const [goal, address] of leadsFrom) {
    expect(headings.has(goal), `${address} leads on to ${goal}`).toBe(false)
    await goOnWith(page, address, {})
    await expect(heading(page, headings.get(address) ?? '')).toBeVisible()
    await main.getByRole('link').click()
    await expect(page).toHaveURL(goal)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
    await expect(page).not.toHaveTitle(`${headings.get(address)} – Seller Portal`)
  }
})
