import { expect, test } from '../support/fixtures'
import { card, saveOffline, setConnection } from './support/onboarding'

test.use({ seller: 'step-3' })

test('CONF-01 tells the truth of each step: done, waiting to be sent, needs attention', async ({ page }) => {
  const rows = page.getByRole('list', { name: 'Your registration' }).getByRole('listitem')
  const names = ['Registration', 'GST Tax Information', 'Bank Account Details', 'Pickup & Return Address', 'Shipping Type', 'Digital Signature']
  const expectRows = (states: readonly string[]): Promise<void> =>
    expect(rows).toHaveText(names.map((name, index) => `${name}${states[index] ?? ''}`))
  await page.goto('/registrationconfirmationpage')
  await expectRows(['Done', 'In progress', ...Array<string>(4).fill('Cannot start yet')])
  await page.goto('/registrationdetails')
  await setConnection(page, 'Offline')
  await saveOffline(page, [3, 4], 'Asha Crafts')
  await page.goto('/registrationconfirmationpage')
  await expectRows(['Done', 'Waiting to send', 'Waiting to send', 'In progress', 'Cannot start yet', 'Cannot start yet'])
  await expect(page.getByText('Yay! Congrats!!')).toBeHidden()
  await setConnection(page, 'Online')
  await expectRows(['Done', 'Needs attention', 'Waiting to send', 'In progress', 'Cannot start yet', 'Cannot start yet'])
  await page.getByRole('link', { name: 'See what waits on this device' }).click()
  await expect(card(page, 3)).toBeVisible()
})
