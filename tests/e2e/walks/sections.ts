import { expect } from '../../support/fixtures'
import { dashboardSubRoutes, offeredAddresses } from '../support/screens'
import { goTo, type Walk } from './walk'

// Sections share one screen, except that an offered one which opens with the approval has another.
const looked = new Set<string>(['/products/add-existing', '/claims/queries', '/orders/lazy-ship'])

/** @param lists screens that no other walk covers, with their headings: checked with rows and, where they have a search, without */
export const sections = (lists: readonly (readonly [address: string, heading: string])[]): Walk => ({
  title: 'ROUTE-02 ROUTE-05 UPD-01 the lists that are like others, and the sections that are still to come',
  addresses: [...lists, ...dashboardSubRoutes].map(([address]) => address),
  options: { seller: 'under-review' },
  async go(page, look) {
    await page.goto('/dashboard')
    for (const [address, title] of lists) {
      await goTo(page, address, title)
      await look(address)
      await goTo(page, `${address}?q=hovercraft`, title)
      await look(`${address}, nothing found`)
    }
    for (const [address, title] of dashboardSubRoutes) {
      await goTo(page, address, title)
      const says = offeredAddresses.has(address) ? 'This opens when your registration is approved.' : 'This section is not part of this version yet.'
      await expect(page.getByText(says)).toBeVisible()
      await look(address, looked.has(address) ? 'all' : 'its width')
    }
  },
})
