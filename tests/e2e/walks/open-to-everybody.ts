import { expect } from '../../support/fixtures'
import { heading } from '../support/access'
import { setConnection } from '../support/drawer'
import { goTo, type Walk } from './walk'

export const openToEverybody: Walk = {
  title: 'ROUTE-01 ROUTE-06 ROUTE-08 ROUTE-09 DEMO-05 ABOUT-01 what needs no sign-in',
  addresses: ['/outbox', '/about', '/demo', '/login'],
  async go(page, look) {
    await page.goto('/no/such/place')
    await expect(heading(page, 'Page not found')).toBeVisible()
    await look('not found')
    await goTo(page, '/outbox', 'Waiting to send')
    await expect(page.getByText('Nothing waits on this device.')).toBeVisible()
    await look('outbox signed out')
    await goTo(page, '/about', 'About this app')
    await expect(page.getByText(/ used, up to /)).toBeVisible()
    await look('about the app')
    await goTo(page, '/demo', 'Demo console')
    await expect(heading(page, 'Demo console')).toBeVisible()
    await look('the console as a page')

    await page.goto('/?scenario=session-ended')
    await expect(page.getByText('Your session has ended')).toBeVisible()
    await look('login after the session ended')
    await goTo(page, '/outbox', 'Waiting to send')
    await expect(page.getByText('1 step waits on this device. Log in to see and send it.')).toBeVisible()
    await setConnection(page, 'Offline')
    await look('outbox locked, offline')
  },
}
