import type { Page } from '@playwright/test'
import { onboardingSteps } from '@/contract/steps'
import { stepNames } from '@/domain/step-texts'
import { expect, test } from '../support/fixtures'
import {
  answersOf,
  answerList,
  bankDetails,
  card,
  expectStep,
  fillStep,
  pickupAddress,
  pullNetworkOut,
  putNetworkBack,
  queueRows,
  readyOffline,
  savedOnDevice,
  saveButton,
  saveOffline,
  sendSignIn,
  stepTab,
  storedSeller,
} from './support/onboarding'

const seller = { email: 'asha.kumari@example.com', mobile: '9845000011', password: 'loom-and-thread' }

async function registerAndVerify(page: Page): Promise<void> {
  await page.goto('/register')
  await readyOffline(page)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Kumari')
  await page.getByLabel('Email', { exact: true }).fill(seller.email)
  await page.getByLabel('Primary phone number').fill(seller.mobile)
  await page.getByLabel('Password', { exact: true }).fill(seller.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(seller.password)
  await page.getByLabel('Secondary phone number').fill('9845000012')
  await expect(page.getByText('This email is free')).toBeVisible()
  await expect(page.getByText('This number is free')).toBeVisible()
  await page.getByRole('button', { name: 'Get Started' }).click()

  await expect(page).toHaveURL(/\/verifyotp$/)
  await page.getByRole('button', { name: /^Demo/ }).click()
  await page.getByRole('button', { name: 'Fill all codes' }).click()
  await page.getByRole('button', { name: 'Close the drawer' }).click()
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('After Login. Please complete your pending registration.')).toBeVisible()
}

async function signUp(page: Page): Promise<void> {
  await registerAndVerify(page)
  await sendSignIn(page, seller.email, seller.password)
  await expect(page).toHaveURL(/\/registrationdetails$/)
  await expectStep(page, 3)
}

/** The service holds each step as it was filled in. */
async function expectStoredSteps(page: Page): Promise<void> {
  const { id, steps } = await storedSeller(page, seller.email)
  expect(steps).toEqual({
    step3: { sellerId: id, nickname: 'Asha Handlooms', gstType: 'Regular GST' },
    step4: { sellerId: id, ...bankDetails },
    step5: { sellerId: id, pickupAddress, returnAddress: pickupAddress },
    step6: {
      sellerId: id,
      shippingType: 'Both',
      deliveryTypes: ['Standard'],
      cutoffTimes: {
        standardExpress: '08:00',
        standardExpressPeriod: 'AM',
        oneTwoDay: '12:00',
        oneTwoDayPeriod: 'PM',
        sameDay: '06:00',
        sameDayPeriod: 'AM',
      },
    },
    step7: {
      mobile: seller.mobile,
      signUrl: expect.stringMatching(/^data:image\/png;base64,/),
      authReturn: true,
      authReplace: true,
    },
  })
}

async function expectAllArrivedOnce(page: Page, sellerId: string): Promise<void> {
  await expect.poll(() => answerList(page, sellerId)).toEqual(['3:200', '4:200', '5:200', '6:200', '7:200'])
  const answers = await answersOf(page, sellerId)
  expect(new Set(answers.map(({ key }) => key)).size).toBe(5)
  expect(answers.map(({ at }) => at)).toEqual(answers.map(({ at }) => at).toSorted((a, b) => a - b))
}

const checklist = ['Registration', ...onboardingSteps.map((step) => stepNames[step])]

async function expectUnderReview(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Yay! Congrats!!' })).toBeVisible()
  await expect(page.getByText('Your application is under review. This takes 12 to 48 hours max.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your registration' }).getByRole('listitem')).toHaveText(
    checklist.map((name) => `${name}Done`),
  )
}

const successMessages = {
  3: 'GST Information saved successfully.',
  4: 'Bank details saved.',
  5: 'Pickup & Return address saved.',
  6: 'Shipping preferences saved.',
  7: 'Signature submitted successfully!',
} as const

test('ONB-01 ONB-05 GST-05 BANK-02 ADDR-03 SHIP-03 SIGN-02 CONF-01 DEMO-01 a seller registers, verifies, signs in and completes all steps online', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await signUp(page)
  const { id } = await storedSeller(page, seller.email)

  for (const step of onboardingSteps) {
    await expectStep(page, step)
    await fillStep(page, step)
    await saveButton(page).click()
    await expect(page.getByText(successMessages[step])).toBeVisible()
  }

  await expect(page).toHaveURL(/\/registrationdetails$/)
  await expectAllArrivedOnce(page, id)
  await expectStoredSteps(page)
  await page.getByRole('link', { name: 'See the status of your registration' }).click()
  await expect(page).toHaveURL(/\/registrationconfirmationpage$/)
  await expectUnderReview(page)
})

test('ONB-05 QUEUE-01 QUEUE-02 QUEUE-03 PWA-02 CONF-01 the network goes after sign-in: all is kept over a restart and arrives in order, once', async ({
  profile,
}) => {
  test.setTimeout(90_000)
  const first = await (await profile.open()).newPage()
  await signUp(first)
  const { id } = await storedSeller(first, seller.email)
  await pullNetworkOut(first)
  await saveOffline(first, [3, 4, 5, 6])
  await expectStep(first, 7)
  await profile.close()

  const context = await profile.open()
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto('/registrationdetails')
  await expectStep(page, 7)
  for (const step of [3, 4, 5, 6] as const) await expect(stepTab(page, step)).toContainText('Waiting to send')
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '4 steps waiting to send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting to send' })).toBeVisible()
  for (const step of [3, 4, 5, 6] as const) await expect(card(page, step)).toContainText('Waiting to send')
  await page.goto('/registrationdetails')

  await fillStep(page, 7)
  await saveButton(page).click()
  await expect(page.getByText(savedOnDevice)).toBeVisible()
  await page.getByRole('link', { name: 'See the status of your registration' }).click()
  await expect(page.getByText('Your application goes under review once every step has been sent.')).toBeVisible()
  await expect(page.getByText('under review. This takes')).toBeHidden()
  const saved = await queueRows(page)
  expect(saved.map(({ step, state }) => `${step}:${state}`)).toEqual(onboardingSteps.map((step) => `${step}:waiting`))
  expect((await storedSeller(page, seller.email)).steps).toEqual({})

  await putNetworkBack(page)
  await expectUnderReview(page)
  await expectAllArrivedOnce(page, id)
  expect((await answersOf(page, id)).map(({ key }) => key)).toEqual(saved.map(({ key }) => key))
  await expectStoredSteps(page)
  await expect(page.getByRole('link', { name: /steps? waiting to send/ })).toBeHidden()
})
