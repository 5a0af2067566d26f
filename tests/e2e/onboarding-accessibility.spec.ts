import { onboardingSteps } from '@/contract/steps'
import { expect, test } from '../support/fixtures'
import { card, expectStep, saveButton, saveOffline, setConnection, signIn, stepTab } from './support/onboarding'
import { expectSound } from './support/sound'

test('ONB-01 GST-01 BANK-01 ADDR-01 SHIP-01 SIGN-01 the steps have no accessibility problem and never scroll sideways', async ({ page }) => {
  test.setTimeout(90_000)
  await signIn(page, 'step-7')
  for (const step of onboardingSteps) {
    await stepTab(page, step).click()
    await expectStep(page, step)
    if (step === 6) for (const name of ['Standard', 'One Day', 'Same Day']) await page.getByRole('checkbox', { name, exact: true }).check()
    await expectSound(page, `step ${step}`)
  }
  await page.getByRole('radio', { name: 'Type your name instead' }).check()
  await page.getByLabel('Your full name').fill('Gurpreet Kaur')
  await expectSound(page, 'step 7, typed')
  await page.getByLabel('Your full name').fill('')
  await saveButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectSound(page, 'step 7, with an error')
  await stepTab(page, 3).click()
  await page.getByLabel('Nickname (store name)').fill('Best Store')
  await page.getByLabel('GST number').fill('none')
  await saveButton(page).click()
  await expect(page.getByText('Please fix errors before submitting.')).toBeVisible()
  await expectSound(page, 'step 3, with errors and advice')
})

test('QUEUE-03 CONF-01 the list and the confirmation have no accessibility problem in any standing, and never scroll sideways', async ({ page }) => {
  test.setTimeout(120_000)
  const confirmation = async (text: string): Promise<void> => {
    await page.goto('/registrationconfirmationpage')
    await expect(page.getByText(text)).toBeVisible()
    await expectSound(page, `confirmation: ${text}`)
  }
  await signIn(page, 'step-3')
  await confirmation('Some steps are still open.')
  await page.goto('/registrationdetails')
  await setConnection(page, 'Offline')
  await saveOffline(page, [3, 4, 5, 6, 7], 'Asha Crafts')
  await expectSound(page, 'after the last step, offline')
  await confirmation('Everything is filled in.')
  await page.goto('/outbox')
  await expect(card(page, 7)).toContainText('Waiting to send')
  await expectSound(page, 'list: waiting')
  await page.getByRole('button', { name: 'Remove Digital Signature' }).click()
  await expectSound(page, 'list: asking before removal')
  await setConnection(page, 'Online')
  await expect(card(page, 3)).toContainText('Needs attention')
  await expectSound(page, 'list: refused')
  await confirmation('A step needs a change before your application can go under review.')
  await page.goto('/registrationdetails')
  await stepTab(page, 3).click()
  await page.getByLabel('Nickname (store name)').fill('Meera Silks')
  await saveButton(page).click()
  await expectStep(page, 4)
  await page.goto('/outbox')
  await expect(card(page, 7)).toContainText('Sent')
  await expectSound(page, 'list: sent')
  await confirmation('Your application is under review. This takes 12 to 48 hours max.')
})

test('CONF-01 tells the truth of each step: done, waiting to be sent, needs attention', async ({ page }) => {
  const rows = page.getByRole('list', { name: 'Your registration' }).getByRole('listitem')
  const names = ['Registration', 'GST Tax Information', 'Bank Account Details', 'Pickup & Return Address', 'Shipping Type', 'Digital Signature']
  const expectRows = (states: readonly string[]): Promise<void> =>
    expect(rows).toHaveText(names.map((name, index) => `${name}${states[index] ?? ''}`))
  await signIn(page, 'step-3')
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
