import type { Page } from '@playwright/test'
import { stepNames } from '@/domain/steps/step-texts'
import { expect, test } from '../support/fixtures'
import { heading } from './support/access'
import { expectStep, fillStep, readyAccount, saveButton, saveOffline } from './support/onboarding'
import { setConnection } from './support/drawer'

const nicknameTaken = "The nickname 'Asha Crafts' is already taken. Please choose a different one."

const main = (page: Page) => page.getByRole('main')

/** The moments that the review's clock tells. */
const moments = (page: Page) => main(page).getByRole('definition')

/** Opens the dashboard; it is complete then. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/')
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(page.getByRole('heading', { name: /waits? on this device$/ })).toBeVisible()
}

/** Where each of the five steps stands. */
async function expectSteps(page: Page, statuses: readonly [string, string, string, string, string]): Promise<void> {
  const names = Object.values(stepNames)
  await expect(page.getByRole('list', { name: 'Onboarding steps' }).getByRole('listitem')).toHaveText(
    statuses.map((status, index) => new RegExp(`${names[index]}\\s+${status}(, about \\d minutes?|\\s+Signed .*)?$`)),
  )
}

test.describe('a seller with steps to do', () => {
  test.use({ seller: 'step-3' })

  test('QUEUE-03 QUEUE-05 CONF-01 ROUTE-04 what waits is told apart from what was sent; a refused step comes first and is mended from here', async ({
    page,
  }) => {
    await page.goto('/registrationdetails')
    await setConnection(page, 'Offline')
    await saveOffline(page, [3, 4], 'Asha Crafts')
    await openDashboard(page)
    await expect(page.getByText('0 of 5 sent', { exact: true })).toBeVisible()
    await expect(page.getByText('2 steps wait on this device', { exact: true })).toBeVisible()
    await expectSteps(page, ['Waiting to send', 'Waiting to send', 'In progress', 'Cannot start yet', 'Cannot start yet'])
    await page.getByRole('link', { name: 'Open the list' }).click()
    await expect(page).toHaveURL('/outbox')
    await page.goBack()

    await setConnection(page, 'Online')
    await expect(page.getByText('Needs attention: GST Tax Information', { exact: true })).toBeVisible()
    await expect(main(page).getByText(nicknameTaken)).toContainText('The steps after it are held until it is accepted.')
    await expect(page.getByText('2 steps wait on this device', { exact: true })).toBeVisible()
    await expectSteps(page, ['Needs attention', 'Waiting to send', 'In progress', 'Cannot start yet', 'Cannot start yet'])

    await page.getByRole('link', { name: 'Change GST Tax Information' }).click()
    await expectStep(page, 3)
    await expect(page.getByRole('alert').filter({ hasText: nicknameTaken })).toBeVisible()
    await page.getByLabel('Nickname (store name)').fill('Meera Silks')
    await saveButton(page).click()
    await expect(page.getByText('GST Information saved successfully.')).toBeVisible()
    await page.getByRole('link', { name: 'Seller Portal, home' }).click()
    await expect(page.getByText('2 of 5 sent', { exact: true })).toBeVisible()
    await expectSteps(page, ['Sent', 'Sent', 'In progress', 'Cannot start yet', 'Cannot start yet'])
    await page.getByRole('link', { name: 'Continue with Pickup & Return Address' }).click()
    await expectStep(page, 5)
  })
})

test.describe('a seller at the last step', () => {
  test.use({ seller: 'step-7' })

  test('CONF-01 TIME-01 the last step waits, is sent, and the review begins: its clock runs, and runs over', async ({ page }) => {
    // Within the life of the session that the seller has.
    await page.clock.install()
    await page.goto('/registrationdetails')
    await setConnection(page, 'Offline')
    await expectStep(page, 7)
    await fillStep(page, 7)
    await saveButton(page).click()
    await expect(page.getByRole('link', { name: 'See the status of your registration' })).toBeVisible()
    await openDashboard(page)
    await expect(page.getByText('All 5 onboarding steps filled in', { exact: true })).toBeVisible()
    await expectSteps(page, ['Sent', 'Sent', 'Sent', 'Sent', 'Waiting to send'])
    await expect(page.getByText('Your application is under review.')).toBeHidden()

    await setConnection(page, 'Online')
    await expect(page.getByText('Your application is under review. This takes 12 to 48 hours max.', { exact: true })).toBeVisible()
    await expect(moments(page)).toHaveCount(2)

    // Two hours before the end nothing has changed; two hours after it, nothing is claimed any more.
    await page.clock.fastForward('46:00:00')
    await expect(moments(page)).toHaveCount(2)
    await expect(page.getByText('Your application is under review.')).toBeVisible()
    await page.clock.fastForward('04:00:00')
    await expect(page.getByText('The review takes longer than usual', { exact: true })).toBeVisible()
    await expect(moments(page)).toHaveCount(1)
    await expect(main(page)).toContainText(`give it your reference, ${readyAccount('step-7').sellerId}.`)

    await page.reload()
    await page.getByRole('link', { name: 'Log in again to ask for the result' }).click()
    await expect(page).toHaveURL('/login')
  })
})
