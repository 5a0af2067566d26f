import type { Page } from '@playwright/test'
import { stepNames } from '@/domain/step-texts'
import { expect, test } from '../support/fixtures'
import { expectStep, fillStep, saveButton, saveOffline, setConnection, signIn, stepTab } from './support/onboarding'
import { expectSound } from './support/sound'

const welcome = 'Dashboard - Welcome to your seller dashboard. Use the left menu to navigate through features.'
const nicknameTaken = "The nickname 'Asha Crafts' is already taken. Please choose a different one."

const main = (page: Page) => page.getByRole('main')
const waitingCard = (page: Page) => page.getByRole('heading', { name: 'Waiting to send' })

/** The moments that the review's clock tells. */
const moments = (page: Page) => main(page).getByRole('definition')

/** Opens the dashboard; it is complete then. */
async function openDashboard(page: Page, path: '/' | '/dashboard' = '/'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await expect(waitingCard(page)).toBeVisible()
}

/** Where each of the five steps stands. */
async function expectSteps(page: Page, statuses: readonly [string, string, string, string, string]): Promise<void> {
  const names = Object.values(stepNames)
  await expect(page.getByRole('list', { name: 'Onboarding steps' }).getByRole('listitem')).toHaveText(
    statuses.map((status, index) => `${names[index]}${status}`),
  )
}

/** What waits, in the words of its card. */
async function expectWaiting(page: Page, count: number, sentence: string): Promise<void> {
  await expect(main(page).getByText(String(count), { exact: true })).toBeVisible()
  await expect(main(page).getByText(sentence, { exact: true })).toBeVisible()
}

test('LAYOUT-07 CONF-01 a seller who has just begun: nothing is sent, and the first step is the one thing to do', async ({ page }) => {
  await signIn(page, 'step-3')
  await openDashboard(page)
  await expect(main(page).getByText(welcome, { exact: true })).toBeVisible()
  await expect(page.getByText('0 of 5 steps sent.', { exact: true })).toBeVisible()
  await expectSteps(page, ['In progress', 'Cannot start yet', 'Cannot start yet', 'Cannot start yet', 'Cannot start yet'])
  await expectWaiting(page, 0, 'Nothing waits on this device.')
  await expect(page.getByText('under review')).toBeHidden()
  await expectSound(page, 'dashboard of a new seller')

  await page.getByRole('link', { name: 'Continue with GST Tax Information' }).click()
  await expect(page).toHaveURL('/registrationdetails')
  await expectStep(page, 3)
})

test('LAYOUT-07 ROUTE-04 CONF-01 half way: the steps that were sent, here or elsewhere, and the next one', async ({ page }) => {
  await signIn(page, 'step-4')
  await fillStep(page, 4)
  await saveButton(page).click()
  await expectStep(page, 5)
  await openDashboard(page, '/dashboard')
  await expect(page.getByText('2 of 5 steps sent.', { exact: true })).toBeVisible()
  await expectSteps(page, ['Sent', 'Sent', 'In progress', 'Cannot start yet', 'Cannot start yet'])
  await page.getByRole('link', { name: 'Continue with Pickup & Return Address' }).click()
  await expectStep(page, 5)
})

test('CONF-01 ONB-02 the next step is opened even where another one was on screen last', async ({ page }) => {
  await signIn(page, 'step-5')
  await stepTab(page, 3).click()
  await expectStep(page, 3)
  await openDashboard(page)
  await page.getByRole('link', { name: 'Continue with Pickup & Return Address' }).click()
  await expectStep(page, 5)
})

test('QUEUE-03 CONF-01 offline: what is on this device is told apart from what was sent, and follows when it leaves', async ({ page }) => {
  await signIn(page, 'step-3')
  await setConnection(page, 'Offline')
  await saveOffline(page, [3, 4], 'Meera Silks')
  await openDashboard(page)
  await expect(page.getByText('0 of 5 steps sent. 2 wait on this device.', { exact: true })).toBeVisible()
  await expectSteps(page, ['Waiting to send', 'Waiting to send', 'In progress', 'Cannot start yet', 'Cannot start yet'])
  await expectWaiting(page, 2, 'Saved on this device. There is no connection; sent by itself when it is back.')
  await expect(page.getByRole('link', { name: 'Continue with Pickup & Return Address' })).toBeVisible()
  await expectSound(page, 'dashboard with steps waiting')

  await page.getByRole('link', { name: 'Open the list' }).click()
  await expect(page).toHaveURL('/outbox')
  await page.goBack()
  await setConnection(page, 'Online')
  await expect(page.getByText('2 of 5 steps sent.', { exact: true })).toBeVisible()
  await expectSteps(page, ['Sent', 'Sent', 'In progress', 'Cannot start yet', 'Cannot start yet'])
  await expectWaiting(page, 0, 'Nothing waits on this device.')
})

test('QUEUE-05 CONF-01 a refused step comes first, with the server’s words and the way to mend it', async ({ page }) => {
  test.setTimeout(60_000)
  await signIn(page, 'step-3')
  await setConnection(page, 'Offline')
  await saveOffline(page, [3, 4], 'Asha Crafts')
  await openDashboard(page)
  await setConnection(page, 'Online')
  await expect(page.getByText('Needs attention: GST Tax Information', { exact: true })).toBeVisible()
  await expect(main(page).getByText(nicknameTaken)).toContainText('The steps after it are held until it is accepted.')
  await expectSteps(page, ['Needs attention', 'Waiting to send', 'In progress', 'Cannot start yet', 'Cannot start yet'])
  await expect(page.getByText('0 of 5 steps sent. 1 waits on this device.', { exact: true })).toBeVisible()
  await expectWaiting(page, 2, 'A step needs a change before it can be sent.')
  await expect(page.getByRole('link', { name: /^Continue with/ })).toHaveCount(0)
  await expectSound(page, 'dashboard with a refused step')

  await page.getByRole('link', { name: 'Change GST Tax Information' }).click()
  await expectStep(page, 3)
  await expect(page.getByRole('alert').filter({ hasText: nicknameTaken })).toBeVisible()
  await page.getByLabel('Nickname (store name)').fill('Meera Silks')
  await saveButton(page).click()
  await expect(page.getByText('GST Information saved successfully.')).toBeVisible()
  await openDashboard(page)
  await expect(page.getByText('2 of 5 steps sent.', { exact: true })).toBeVisible()
})

test('CONF-01 the last step waits, is sent, and the review begins: its clock runs, and runs over', async ({ page }) => {
  test.setTimeout(90_000)
  await page.clock.install({ time: '2026-03-02T10:00:00+05:30' })
  await signIn(page, 'step-7')
  await setConnection(page, 'Offline')
  await fillStep(page, 7)
  await saveButton(page).click()
  await expect(page.getByRole('link', { name: 'See the status of your registration' })).toBeVisible()
  await openDashboard(page)
  await expect(page.getByText('All 5 onboarding steps filled in', { exact: true })).toBeVisible()
  await expect(page.getByText('Your application goes under review once every step has been sent.')).toBeVisible()
  await expectSteps(page, ['Sent', 'Sent', 'Sent', 'Sent', 'Waiting to send'])
  await expect(page.getByText('Your application is under review.')).toBeHidden()
  await expectSound(page, 'dashboard with the last step waiting')

  await setConnection(page, 'Online')
  await expect(page.getByText('All 5 onboarding steps sent', { exact: true })).toBeVisible()
  await expect(page.getByText('Your application is under review. This takes 12 to 48 hours max.', { exact: true })).toBeVisible()
  await expect(moments(page)).toHaveText([
    /^2 Mar 2026, 10:0\d am$/,
    /^2 Mar 2026, 10:0\d pm and 4 Mar 2026, 10:0\d am$/,
  ])
  await expectSound(page, 'dashboard under review')

  // Two hours before the end nothing has changed; two hours after it, nothing is claimed any more.
  await page.clock.fastForward('46:00:00')
  await expect(moments(page)).toHaveCount(2)
  await expect(page.getByText('Your application is under review.')).toBeVisible()
  await page.clock.fastForward('04:00:00')
  await expect(page.getByText('The review takes longer than usual', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Your last step was sent more than 48 hours ago, and this device has not been told of a result.'),
  ).toBeVisible()
  await expect(moments(page)).toHaveText([/^2 Mar 2026, 10:0\d am$/])
  await expect(page.getByText('This takes 12 to 48 hours max.')).toBeHidden()
  await expectSound(page, 'dashboard with the review overdue')

  await page.reload()
  await page.getByRole('link', { name: 'Ask in the case log' }).click()
  await expect(page).toHaveURL('/caselog')
})

test('CONF-01 under review, on a device that did not send the steps: since when is not known, and not made up', async ({ page }) => {
  await signIn(page, 'under-review')
  await openDashboard(page)
  await expect(page.getByText('All 5 onboarding steps sent', { exact: true })).toBeVisible()
  await expect(
    page.getByText(
      'Your application is under review. This takes 12 to 48 hours max. When the last step was sent is not known on this device.',
      { exact: true },
    ),
  ).toBeVisible()
  await expect(moments(page)).toHaveCount(0)
  await expectSound(page, 'dashboard under review, since when is not known')

  await page.getByRole('link', { name: 'See the checklist' }).click()
  await expect(page).toHaveURL('/registrationconfirmationpage')
})

test('ROUTE-04 LAYOUT-07 a token without its seller: says so, with the way to mend it', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('sellerToken', 'a-token-of-nobody'))
  await page.goto('/')
  await expect(page.getByText('We cannot tell whose registration this is.')).toBeVisible()
  await expect(main(page).getByText(welcome, { exact: true })).toBeVisible()
  await main(page).getByRole('link', { name: 'Log in again' }).click()
  await expect(page).toHaveURL('/login')
})
