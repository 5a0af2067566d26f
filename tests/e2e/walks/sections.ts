import { expect } from '../../support/fixtures'
import { dashboardSubRoutes, offeredAddresses } from '../support/screens'
import { goTo, type Walk } from './walk'

// They have one screen in common, and another one where something is offered that opens with the approval.
const looked = new Set<string>(['/products/add-existing', '/claims/queries', '/orders/lazy-ship'])

/** @param lists screens that no other walk leads by, with their headings: looked at with rows and, where they can be searched, without */
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
