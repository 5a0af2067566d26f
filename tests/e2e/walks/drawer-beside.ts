import { expect } from '../../support/fixtures'
import { demoDrawer, heading } from '../support/access'
import type { Walk } from './walk'

const places = [
  ['unverified', 'Verify your contact details'],
  ['rejected-nickname', 'GST Tax Information'],
  ['step-7', 'Digital Signature'],
  ['two-waiting', 'Waiting to send'],
  ['under-review', 'Home'],
] as const

export const drawerBeside: Walk = {
  title: 'DEMO-05 the presenter’s drawer beside screens of every kind, an entry of the log and a question open',
  addresses: ['/verifyotp', '/registrationdetails', '/outbox', '/dashboard'],
  async go(page, look) {
    for (const [scenario, title] of places) {
      await page.goto(`/?scenario=${scenario}`)
      await expect(heading(page, title)).toBeVisible()
      const drawer = await demoDrawer(page)
      await expect(drawer.getByRole('heading', { name: 'Log' })).toBeVisible()
      await drawer.locator('summary').first().click()
      await drawer.getByRole('button', { name: 'Plan it' }).click()
      await drawer.getByRole('button', { name: 'Reset all demo data' }).click()
      await expect(drawer.getByRole('button', { name: 'No, keep it' })).toBeVisible()
      await look(`the drawer beside ${title}`)
    }
  },
}
