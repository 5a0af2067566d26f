import { expect } from '../../support/fixtures'
import { dashboardSubRoutes } from '../support/screens'
import { goTo, type Walk } from './walk'

// They have one screen in common.
const looked = new Set<string>(['/products/add-existing', '/claims/queries'])

export const sections: Walk = {
  title: 'ROUTE-05 the sections that are still to come',
  addresses: dashboardSubRoutes.map(([address]) => address),
  options: { seller: 'under-review' },
  async go(page, look) {
    await page.goto('/dashboard')
    for (const [address, title] of dashboardSubRoutes) {
      await goTo(page, address, title)
      await expect(page.getByText('This section is not part of this version yet.')).toBeVisible()
      await look(address, looked.has(address) ? 'all' : 'its width')
    }
  },
}
