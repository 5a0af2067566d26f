import { expect } from '../../support/fixtures'
import { heading } from '../support/access'
import { card } from '../support/onboarding'
import { goTo, type Walk } from './walk'

export const waiting: Walk = {
  title: 'QUEUE-03 QUEUE-05 CONF-01 steps that wait, and one that was refused',
  addresses: ['/registrationdetails', '/registrationconfirmationpage', '/dashboard', '/outbox'],
  async go(page, look) {
    await page.goto('/?scenario=two-waiting')
    await expect(card(page, 5)).toContainText('Waiting to send')
    await look('list: two waiting, offline')
    await page.getByRole('button', { name: 'Import a copy' }).click()
    const importing = page.getByRole('dialog', { name: 'Import a copy' })
    await importing.getByRole('button', { name: 'Open the copy' }).click()
    await expect(importing.getByRole('status')).toHaveText('Choose a file')
    await look('a copy to be imported, and none chosen')
    await importing.getByRole('button', { name: 'Close' }).last().click()
    await goTo(page, '/dashboard', 'Home')
    await expect(page.getByText('2 steps wait on this device', { exact: true })).toBeVisible()
    await look('dashboard, two waiting, offline')
    await goTo(page, '/registrationconfirmationpage', 'Almost there')
    await expect(page.getByText('Some steps are still open.')).toBeVisible()
    await look('confirmation, two waiting and others open')

    await page.goto('/?scenario=rejected-nickname')
    await expect(heading(page, 'GST Tax Information')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'is already taken' })).toBeVisible()
    await look('step 3, refused')
    await goTo(page, '/outbox', 'Waiting to send')
    await expect(card(page, 3)).toContainText('Needs attention')
    await look('list: refused')
    await goTo(page, '/dashboard', 'Home')
    await expect(page.getByText('Needs attention: GST Tax Information', { exact: true })).toBeVisible()
    await look('dashboard, a refused step')
    await goTo(page, '/registrationconfirmationpage', 'Almost there')
    await expect(page.getByText('A step needs attention before your application can go under review.')).toBeVisible()
    await look('confirmation, a refused step')
  },
}
