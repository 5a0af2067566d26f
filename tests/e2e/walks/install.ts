import { expect } from '../../support/fixtures'
import { goTo, type Walk } from './walk'

export const install: Walk = {
  title: 'PWA-01 LAYOUT-07 CONF-01 a new seller’s dashboard, with the ways to install',
  addresses: ['/dashboard', '/registrationconfirmationpage'],
  options: {
    seller: 'step-3',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  },
  async go(page, look) {
    await page.goto('/dashboard')
    await expect(page.getByText('0 of 5 sent', { exact: true })).toBeVisible()
    const how = page.getByRole('button', { name: 'See how to install' })
    await expect(how).toBeVisible()
    await look('dashboard of a new seller, with the guide to installing')
    await how.click()
    await expect(page.getByRole('dialog', { name: 'Install Seller Portal' })).toBeVisible()
    await look('the guide to installing')
    await page.keyboard.press('Escape')
    await goTo(page, '/registrationconfirmationpage', 'Almost there')
    await expect(page.getByText('Some steps are still open.')).toBeVisible()
    await look('confirmation, nothing sent')

    // The event by which a browser says that it can install the app with its own prompt.
    await page.evaluate(() => void window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
    await goTo(page, '/dashboard', 'Home')
    await expect(page.getByRole('main').getByRole('button', { name: 'Install app' })).toBeVisible()
    await look('dashboard with the offer to install')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Install app' })).toBeVisible()
    await look('account menu with the offer to install')
  },
}
