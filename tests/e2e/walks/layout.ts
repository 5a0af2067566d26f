import { expect } from '../../support/fixtures'
import { setConnection } from '../support/drawer'
import { menuButton, menuOf } from '../support/menu'
import { goTo, type Walk } from './walk'

export const layout: Walk = {
  title: 'LAYOUT-02 LAYOUT-03 LAYOUT-04 LAYOUT-05 LAYOUT-07 header and menu, their menus and questions, offline',
  addresses: ['/', '/dashboard', '/outbox'],
  wide: 'walked',
  options: { seller: 'under-review' },
  async go(page, look) {
    await page.goto('/')
    await expect(page.getByText('When the review began is not known on this device.')).toBeVisible()
    await look('home, under review since nobody knows when')
    await goTo(page, '/no/such/place', 'Page not found')
    await look('not found, behind the sign-in')
    await goTo(page, '/dashboard', 'Home')
    if (await menuButton(page).isVisible()) {
      await menuButton(page).click()
      await expect(menuOf(page)).toBeVisible()
      await look('menu open')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    for (const name of ['More', 'Account menu']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await look(`${name} open`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
    }
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('dialog', { name: 'Log out?' })).toBeVisible()
    await look('log-out dialog')
    await page.keyboard.press('Escape')
    await setConnection(page, 'Offline')
    await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible()
    await look('dashboard, offline')
    await goTo(page, '/outbox', 'Waiting to send')
    await expect(page.getByText('Nothing of yours waits on this device.')).toBeVisible()
    await look('list: nothing waits')

    await page.evaluate(() => localStorage.removeItem('sellerId'))
    await page.goto('/')
    await expect(page.getByText('We cannot tell whose registration this is.')).toBeVisible()
    await look('home, the seller unknown')
  },
}
