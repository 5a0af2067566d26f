import type { Page } from '@playwright/test'
import { onboardingSteps } from '@/contract/steps'
import { expect, test } from '../support/fixtures'
import {
  addressFields,
  bankDetails,
  copyPickup,
  expectSent,
  expectStep,
  fillBank,
  fillPickup,
  fillStep,
  pickupAddress,
  readyAccount,
  saveButton,
  signIn,
  stepTab,
  storedSeller,
} from './support/onboarding'

const names = {
  3: 'GST Tax Information',
  4: 'Bank Account Details',
  5: 'Pickup & Return Address',
  6: 'Shipping Type',
  7: 'Digital Signature',
} as const

const previousStepsFirst = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Please complete the previous steps first.' })

test('ONB-01 has the five steps under their names', async ({ page }) => {
  await signIn(page, 'step-7')
  const tabs = page.getByRole('navigation', { name: 'Onboarding steps' }).getByRole('button')
  await expect(tabs).toHaveCount(5)
  for (const [index, step] of onboardingSteps.entries()) {
    await expect(tabs.nth(index)).toContainText(names[step])
    await tabs.nth(index).click()
    await expectStep(page, step)
    await expect(tabs.nth(index)).toHaveAttribute('aria-current', 'step')
  }
})

test('ONB-02 ONB-03 opens no step beyond the highest reached, by tab or by Next, and says so in the app', async ({ page }) => {
  await signIn(page, 'step-5')
  for (const step of [6, 7] as const) {
    await stepTab(page, step).click()
    await expect(previousStepsFirst(page)).toBeVisible()
    await expectStep(page, 5)
  }
  await stepTab(page, 4).click()
  await expectStep(page, 4)
  await expect(previousStepsFirst(page)).toBeHidden()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expectStep(page, 5)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(previousStepsFirst(page)).toBeVisible()
  await expectStep(page, 5)
})

test('ONB-03 Back stops at the first step, and there is no Next after the last', async ({ page }) => {
  await signIn(page, 'step-7')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
  for (const step of [6, 5, 4, 3, 3] as const) {
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expectStep(page, step)
  }
  for (const step of [4, 5, 6, 7] as const) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expectStep(page, step)
  }
})

test('ONB-04 keeps the step and the highest one in local storage, and a reload returns to it', async ({ page }) => {
  await signIn(page, 'step-6')
  await stepTab(page, 4).click()
  await expectStep(page, 4)
  const keys = () => page.evaluate(() => [localStorage.getItem('registrationSteps'), localStorage.getItem('maxAllowedStep')])
  await expect.poll(keys).toEqual(['4', '6'])
  await page.reload()
  await expectStep(page, 4)
  await stepTab(page, 6).click()
  await expectStep(page, 6)
  await expect.poll(keys).toEqual(['6', '6'])
})

test('ONB-05 the last step shows its success and a link, and navigates nowhere by itself', async ({ page }) => {
  await signIn(page, 'step-7')
  await fillStep(page, 7)
  await saveButton(page).click()
  await expect(page.getByText('Signature submitted successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/registrationdetails$/)
  await expect(page.getByRole('link', { name: 'See the status of your registration' })).toBeVisible()
})

test('BANK-01 refuses different account numbers and takes equal ones, however they are grouped', async ({ page }) => {
  await signIn(page, 'step-4')
  await fillBank(page)
  await page.getByLabel('Confirm account number').fill('001234567891')
  await saveButton(page).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Account numbers do not match' })).toBeVisible()
  await expect(page.getByLabel('Confirm account number')).toHaveAccessibleDescription(/Account numbers do not match/)
  await expectStep(page, 4)
  expect((await storedSeller(page, readyAccount('step-4').email)).steps.step4).toBeUndefined()

  await page.getByLabel('Confirm account number').fill('0012 3456-7890')
  await saveButton(page).click()
  await expect(page.getByText('Bank details saved.')).toBeVisible()
  await expectStep(page, 5)
})

test('BANK-01 nothing else blocks: an odd IFSC gets advice only', async ({ page }) => {
  await signIn(page, 'step-4')
  await page.getByLabel('IFSC code').fill('BANK')
  await expect(page.getByLabel('IFSC code')).toHaveAccessibleDescription(/does not look like an IFSC.*You can still continue\./)
  await saveButton(page).click()
  await expect(page.getByText('Bank details saved.')).toBeVisible()
})

test('BANK-02 sends the five bank fields of the seller', async ({ page }) => {
  await signIn(page, 'step-4')
  const { email, sellerId } = readyAccount('step-4')
  await expect(page.getByRole('group', { name: 'Account type' }).getByRole('radio')).toHaveCount(2)
  await fillBank(page)
  await page.getByRole('radio', { name: 'Current' }).check()
  await saveButton(page).click()
  await expect(page.getByText('Bank details saved.')).toBeVisible()
  const body = { sellerId, ...bankDetails, accountType: 'current' }
  expect((await storedSeller(page, email)).steps.step4).toEqual(body)
  await expectSent(page, sellerId, 4, body)
})

test('ADDR-01 asks for eight fields of each address', async ({ page }) => {
  await signIn(page, 'step-5')
  for (const which of ['Pickup address', 'Return address'] as const) {
    await expect(page.getByRole('group', { name: which }).getByRole('textbox')).toHaveCount(8)
    for (const { input } of addressFields(page, which)) await expect(input).toBeEnabled()
  }
})

test('ADDR-02 the return address follows the pickup address and is disabled while the box is checked', async ({ page }) => {
  await signIn(page, 'step-5')
  await fillPickup(page)
  await copyPickup(page).check()
  for (const { name, input } of addressFields(page, 'Return address')) {
    await expect(input).toBeDisabled()
    await expect(input).toHaveValue(pickupAddress[name])
  }
  for (const { input } of addressFields(page, 'Pickup address')) await input.fill('Hampi')
  for (const { input } of addressFields(page, 'Return address')) await expect(input).toHaveValue('Hampi')
  await copyPickup(page).uncheck()
  for (const { input } of addressFields(page, 'Return address')) await expect(input).toBeEnabled()
  const [pickupDoor] = addressFields(page, 'Pickup address')
  await pickupDoor?.input.fill('99')
  await expect(page.getByRole('group', { name: 'Return address' }).getByLabel('Door number')).toHaveValue('Hampi')
})

test('ADDR-03 sends both addresses', async ({ page }) => {
  await signIn(page, 'step-5')
  const { email, sellerId } = readyAccount('step-5')
  await fillPickup(page)
  const returnAddress = { ...pickupAddress, doorNo: '7', city: 'Mysuru', pincode: '570001' }
  for (const { name, input } of addressFields(page, 'Return address')) await input.fill(returnAddress[name])
  await saveButton(page).click()
  await expect(page.getByText('Pickup & Return address saved.')).toBeVisible()
  const body = { sellerId, pickupAddress, returnAddress }
  expect((await storedSeller(page, email)).steps.step5).toEqual(body)
  await expectSent(page, sellerId, 5, body)
})

test('SHIP-01 offers three shipping types and five delivery types', async ({ page }) => {
  await signIn(page, 'step-6')
  for (const name of ['Lazy Shipping', 'Self Shipping', 'Both'])
    await expect(page.getByRole('group', { name: 'Shipping type' }).getByRole('radio', { name })).toBeVisible()
  const deliveries = page.getByRole('group', { name: 'Delivery types' }).getByRole('checkbox')
  await expect(deliveries).toHaveCount(5)
  for (const name of ['Standard', 'Express', 'One Day', 'Two Day', 'Same Day'])
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible()
})

test('SHIP-02 asks for the cutoff times of the chosen groups only, with their defaults', async ({ page }) => {
  await signIn(page, 'step-6')
  const cutoffs = {
    'Standard and Express cutoff': { value: '08:00', words: '08:00 AM', members: ['Standard', 'Express'] },
    'One Day and Two Day cutoff': { value: '12:00', words: '12:00 PM', members: ['One Day', 'Two Day'] },
    'Same Day cutoff': { value: '06:00', words: '06:00 AM', members: ['Same Day'] },
  }
  for (const label of Object.keys(cutoffs)) await expect(page.getByLabel(label)).toBeHidden()
  for (const [label, { value, words, members }] of Object.entries(cutoffs))
    for (const member of members) {
      await page.getByRole('checkbox', { name: member, exact: true }).check()
      await expect(page.getByLabel(label)).toHaveValue(value)
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(words)
      for (const other of Object.keys(cutoffs).filter((name) => name !== label))
        await expect(page.getByLabel(other)).toBeHidden()
      await page.getByRole('checkbox', { name: member, exact: true }).uncheck()
      await expect(page.getByLabel(label)).toBeHidden()
    }
})

test('SHIP-02 SHIP-03 sends the choices, and each cutoff on the 24-hour clock with AM or PM', async ({ page }) => {
  await signIn(page, 'step-6')
  const { email, sellerId } = readyAccount('step-6')
  await page.getByRole('radio', { name: 'Self Shipping' }).check()
  await page.getByRole('checkbox', { name: 'Express' }).check()
  await page.getByRole('checkbox', { name: 'Same Day' }).check()
  await page.getByLabel('Same Day cutoff').fill('17:30')
  await expect(page.getByLabel('Same Day cutoff')).toHaveAccessibleDescription('05:30 PM')
  await saveButton(page).click()
  await expect(page.getByText('Shipping preferences saved.')).toBeVisible()
  const body = {
    sellerId,
    shippingType: 'Self Shipping',
    deliveryTypes: ['Express', 'Same Day'],
    cutoffTimes: {
      standardExpress: '08:00',
      standardExpressPeriod: 'AM',
      oneTwoDay: '12:00',
      oneTwoDayPeriod: 'PM',
      sameDay: '17:30',
      sameDayPeriod: 'PM',
    },
  }
  expect((await storedSeller(page, email)).steps.step6).toEqual(body)
  await expectSent(page, sellerId, 6, body)
})
