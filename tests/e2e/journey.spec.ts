import type { Page } from '@playwright/test'
import { onboardingSteps } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'
import { expect } from '../support/fixtures'
import { unchangedCutoffTimes } from '../support/step-bodies'
import { readyForOffline, storedKeys } from './support/access'
import {
  bankDetails,
  card,
  expectStep,
  fillStep,
  pickupAddress,
  queueRows,
  readyAccount,
  savedOnDevice,
  saveButton,
  saveOffline,
  sendSignIn,
  stepTab,
} from './support/onboarding'
import { test, type Service } from './support/service'
import { answersIn, answersInWords, sellerIn } from './support/service-state'

test.use({ serviceWorkers: 'allow' })

const seller = { email: 'asha.kumari@example.com', mobile: '9845000011', password: 'loom-and-thread' }

/** A seller who has registered and verified, and has sent nothing yet. */
const verified = readyAccount('step-3')

type WhoSends = Pick<typeof seller, 'email' | 'mobile' | 'password'>

async function registerAndVerify(page: Page, service: Service): Promise<void> {
  await page.goto('/register')
  await readyForOffline(page)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Kumari')
  await page.getByLabel('Email', { exact: true }).fill(seller.email)
  await page.getByLabel('Primary phone number').fill(seller.mobile)
  await page.getByLabel('Password', { exact: true }).fill(seller.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(seller.password)
  await page.getByLabel('Secondary phone number').fill('9845000012')
  await expect(page.getByText('This email is available')).toBeVisible()
  await expect(page.getByText('This number is available')).toBeVisible()
  await page.getByRole('button', { name: 'Get Started' }).click()

  await expect(page).toHaveURL(/\/verifyotp$/)
  await service.fillCodes(page)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('After Login. Please complete your pending registration.')).toBeVisible()
}

async function signUp(page: Page, service: Service): Promise<void> {
  await registerAndVerify(page, service)
  await signIn(page, seller)
}

/** From the sign-in screen to the first step. */
async function signIn(page: Page, { email, mobile, password }: WhoSends): Promise<void> {
  await sendSignIn(page, email, password)
  await expect(page).toHaveURL(/\/registrationdetails$/)
  await expectStep(page, 3)
  // The mobile number is the last thing that a sign-in stores; the signature is sent with it.
  await expect.poll(async () => (await storedKeys(page))['mobile']).toBe(mobile)
}

/** The service has stored each step as it was filled in. */
async function expectStoredSteps(page: Page, service: Service, { email, mobile }: WhoSends): Promise<void> {
  const { id, steps } = sellerIn(await service.state(page), email)
  expect(steps).toEqual({
    step3: { sellerId: id, nickname: 'Asha Handlooms', gstType: 'Regular GST' },
    step4: { sellerId: id, ...bankDetails },
    step5: { sellerId: id, pickupAddress, returnAddress: pickupAddress },
    step6: {
      sellerId: id,
      shippingType: 'Both',
      deliveryTypes: ['Standard'],
      cutoffTimes: unchangedCutoffTimes,
    },
    step7: {
      mobile,
      signUrl: expect.stringMatching(/^data:image\/png;base64,/),
      authReturn: true,
      authReplace: true,
    },
  })
}

/** All five took effect in order, each once. @returns the keys under which they arrived */
async function expectAllArrivedOnce(page: Page, service: Service, { email }: WhoSends): Promise<string[]> {
  const answers = async () => {
    const state = await service.state(page)
    return answersIn(state, sellerIn(state, email).id)
  }
  await expect.poll(async () => answersInWords(await answers())).toEqual(['3:200', '4:200', '5:200', '6:200', '7:200'])
  const keys = (await answers()).map(({ key }) => key)
  expect(new Set(keys).size).toBe(5)
  return keys
}

const checklist = ['Registration', ...onboardingSteps.map((step) => stepNames[step])]

async function expectUnderReview(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Yay! Congrats!!' })).toBeVisible()
  await expect(page.getByText('Your application is under review. This takes 12 to 48 hours max.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your registration' }).getByRole('listitem')).toHaveText(
    checklist.map((name) => new RegExp(`${name}\\s*Sent`)),
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
  service,
}) => {
  await signUp(page, service)

  for (const step of onboardingSteps) {
    await expectStep(page, step)
    await fillStep(page, step)
    await saveButton(page).click()
    await expect(page.getByText(successMessages[step])).toBeVisible()
  }

  await expect(page).toHaveURL(/\/registrationdetails$/)
  await expectAllArrivedOnce(page, service, seller)
  await expectStoredSteps(page, service, seller)
  await page.getByRole('link', { name: 'See the status of your registration' }).click()
  await expect(page).toHaveURL(/\/registrationconfirmationpage$/)
  await expectUnderReview(page)
})

test('ONB-05 QUEUE-01 QUEUE-02 QUEUE-03 PWA-02 CONF-01 offline after the sign-in, all steps are kept over a restart, and are sent in order and once when back online', async ({
  profile,
  service,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const first = await (await profile.open()).newPage()
  await first.goto('/login')
  await readyForOffline(first)
  await signIn(first, verified)
  await service.pullNetworkOut(first)
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
  const saved = await queueRows(page, service.kind)
  expect(saved.map(({ step, state }) => `${step}:${state}`)).toEqual(onboardingSteps.map((step) => `${step}:waiting`))
  expect(sellerIn(await service.state(page), verified.email).steps).toEqual({})

  await service.putNetworkBack(page)
  await expectUnderReview(page)
  expect(await expectAllArrivedOnce(page, service, verified)).toEqual(saved.map(({ key }) => key))
  await expectStoredSteps(page, service, verified)
  await expect(page.getByRole('link', { name: /steps? waiting to send/ })).toBeHidden()
})
