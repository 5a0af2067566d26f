import { expect } from '../../support/fixtures'
import { heading } from '../support/access'
import { demoDrawer } from '../support/drawer'
import type { Walk } from './walk'

const places = [
  ['unverified', '/verifyotp', 'Verify your contact details'],
  ['rejected-nickname', '/registrationdetails', 'GST Tax Information'],
  ['step-7', '/registrationdetails', 'Digital Signature'],
  ['two-waiting', '/outbox', 'Waiting to send'],
  ['under-review', '/dashboard', 'Home'],
] as const

export const drawerBeside: Walk = {
  title: 'DEMO-05 the presenter’s drawer beside screens of every kind, an entry of the log and a question open',
  addresses: [...new Set(places.map(([, address]) => address))],
  // A test of the script checks how the drawer stands beside a wide screen.
  wide: 'nothing else',
  async go(page, look) {
    for (const [place, [scenario, address, title]] of places.entries()) {
      await page.goto(`/?scenario=${scenario}`)
      // Until then the previous seller's screen may be visible.
      await expect(page).toHaveURL(address)
      await expect(heading(page, title)).toBeVisible()
      const drawer = await demoDrawer(page)
      await expect(drawer.getByRole('heading', { name: 'Log' })).toBeVisible()
      await drawer.locator('summary').first().click()
      await drawer.getByRole('button', { name: 'Plan it' }).click()
      await drawer.getByRole('button', { name: 'Reset all demo data' }).click()
      await expect(drawer.getByRole('button', { name: 'No, keep it' })).toBeVisible()
      // The drawer is the same beside each screen, and each screen has its own walk.
      await look(`the drawer beside ${title}`, place === 0 ? 'all' : 'its width')
    }
  },
}
