import type { Page } from '@playwright/test'
import { modulesEndpoint } from '@/contract/modules/modules'
import { onboardingSteps } from '@/contract/steps'
import { databaseName } from '@/outbox/database'
import { storageKeys } from '@/session/storage-keys'
import { productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { plainCodes, startPlainBackend, type PlainBackend } from '../support/plain-backend'
import { contentTypeOnly, nameless, plainShapes, unknownIsUntold, type PlainShape } from '../support/plain-shapes'
import { realBackendPlace } from '../support/real-backend'
import { codeInputs, fillLogin, fillRegistration, goOnWith, heading, loginForm, newcomer } from './support/access'
import { recordCalls } from './support/calls'
import { fixChance } from './support/clock'
import { card, expectStep, fillStep, saveButton } from './support/onboarding'
import { dashboardSubRoutes } from './support/screens'

// A server that was written before the portal: no keys, no token, no Retry-After, and its own forms of answers.
test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress] })

let backend: PlainBackend

async function start(shape: PlainShape): Promise<void> {
  backend = await startPlainBackend(shape, realBackendPlace().port)
}

test.afterEach(() => backend.close())

async function signUp(page: Page): Promise<void> {
  await page.goto('/register')
  const { submit } = await fillRegistration(page)
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(heading(page, 'Verify your contact details')).toBeVisible()
  const codes = codeInputs(page)
  for (const channel of ['email', 'mobile', 'secondary'] as const) await codes[channel].fill(plainCodes[channel])
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page.getByText('After Login. Please complete your pending registration.')).toBeVisible()
}

async function signIn(page: Page): Promise<void> {
  await fillLogin(page, newcomer.email, newcomer.password)
  await loginForm(page).submit.click()
}

/** The worst shapes at once; the transport's test covers each of them. */
const worst: PlainShape = {
  ...plainShapes['sellerId as a number'],
  ...plainShapes['available: 1 and 0'],
  ...plainShapes['currentStep is always 3'],
  register: (body) => ({ sellerId: Number(body['sellerId']), message: null }),
  details: plainShapes["twoWayAuth 'No', no second number, a mobile number as a number"].details,
}

test('EXT-02 REG-08 REG-13 LOGIN-10 SIGN-02 a seller completes everything with a plain backend, and after a new sign-in is asked for nothing again', async ({
  page,
}) => {
  await start(worst)
  await signUp(page)
  await signIn(page)
  for (const step of onboardingSteps) {
    await expectStep(page, step)
    await fillStep(page, step)
    await saveButton(page).click()
  }
  await expect(page.getByRole('button', { name: 'Digital Signature, Sent' })).toBeVisible()
  expect(backend.applied).toEqual([...onboardingSteps])
  // Her session has ended, and she signs in again.
  await page.evaluate((token) => localStorage.removeItem(token), storageKeys.sellerToken)
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('All 5 onboarding steps sent')).toBeVisible()
  // It is asked after each sign-in which modules it offers, and no more about them.
  const asked = [modulesEndpoint.path, modulesEndpoint.path]
  await expect.poll(() => backend.unknown).toEqual(asked)
  await page.goto('/orders/lazy-ship')
  await expect(page.getByText('This section is not part of this version yet.')).toBeVisible()
  expect(backend.unknown).toEqual(asked)
})

test('EXT-02 EXT-01 ROUTE-05 a backend without modules gets one question, sections stay as they are, and a blocked answer does not count as offline', async ({
  page,
  problems,
}) => {
  problems.allow(/CORS policy|Failed to load resource/)
  await start(unknownIsUntold)
  const calls = await recordCalls(page)
  await page.goto('/dashboard')
  await expect.poll(() => backend.unknown).toEqual([modulesEndpoint.path])
  const laysOpen = async (address: string, title: string): Promise<void> => {
    await goOnWith(page, address, {})
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('This section is not part of this version yet.', { exact: true })).toBeVisible()
  }
  const connection = page.getByRole('banner').getByText(/Offline|Refused|Waiting|Sending|Needs you/)
  for (const [address, title] of dashboardSubRoutes) await laysOpen(address, title)
  await expect(connection).toHaveCount(0)
  await goOnWith(page, '/', {})
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(page.getByText('Your registration is approved')).toHaveCount(0)

  // Another seller's session, with a backend whose 404 for an unknown address is readable again.
  backend.change({})
  await page.evaluate(() => localStorage.setItem('sellerId', 'another-seller'))
  await page.reload()
  await expect.poll(() => backend.unknown).toHaveLength(2)
  await laysOpen('/orders/lazy-ship', 'Lazy ship orders')
  await expect(connection).toHaveCount(0)
  await page.reload()
  await expect(heading(page, 'Lazy ship orders')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(backend.unknown).toEqual([modulesEndpoint.path, modulesEndpoint.path])
  expect(calls).toEqual([])
})

test('LOGIN-08 LOGIN-09 a failed sign-in shows the server’s message, and one without a seller’s id shows ours', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/)
  await start(plainShapes["a failed sign-in with token ''"])
  await page.goto('/login')
  await signIn(page)
  await expect(page.getByRole('alert')).toHaveText('These do not belong together.')
  backend.change({})
  await signUp(page)
  backend.change(nameless)
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText('did not say which seller you are')
})

test('BACKEND-06 a backend whose CORS refuses our headers is shown as “Refused” and not as offline, and the step is kept', async ({ page, problems }) => {
  problems.allow(/CORS policy|Failed to load resource/)
  problems.allow(/VITE_SEND_AUTHORIZATION=off/)
  await fixChance(page, 0.2)
  const advice = page.waitForEvent('console', (message) => message.text().includes('VITE_SEND_IDEMPOTENCY_KEY=off'))
  await start({})
  await signUp(page)
  backend.change(contentTypeOnly)
  await signIn(page)
  await expectStep(page, 3)
  await fillStep(page, 3)
  await saveButton(page).click()
  const notice = page.getByRole('status').filter({ hasText: 'Server error' })
  await expect(notice).toContainText('The server can be reached and refuses the portal.')
  await expect(page.getByRole('banner').getByText('Refused')).toBeVisible()
  expect((await advice).text()).toContain('VITE_SEND_AUTHORIZATION=off')
  await notice.getByRole('link').click()
  await expect(card(page, 3)).toContainText('The server can be reached and refuses the portal. We will try again automatically.')
  backend.change({})
  await expect(card(page, 3)).toContainText('Sent')
  await expect(page.getByRole('banner').getByText('Refused')).toBeHidden()
})

test('QUEUE-02 a device that has lost its store says so, and holds the step until a sign-in tells which one is next', async ({
  page,
  problems,
}) => {
  problems.allow(/Another connection wants to delete database/)
  await start({})
  await signUp(page)
  await signIn(page)
  for (const step of [3, 4] as const) {
    await expectStep(page, step)
    await fillStep(page, step)
    await saveButton(page).click()
  }
  await expectStep(page, 5)
  await page.goto('/login')
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.addEventListener('success', () => resolve())
        request.addEventListener('error', () => reject(request.error ?? new Error('Not deleted')))
      }),
    databaseName('real'),
  )
  await page.goto('/registrationdetails')
  await expectStep(page, 5)
  await expect(page.getByRole('alert').filter({ hasText: 'This device has lost its record of the steps' })).toBeVisible()
  await fillStep(page, 5)
  await saveButton(page).click()
  await expect(page.getByText('Saved on this device.', { exact: true })).toBeVisible()
  await expectStep(page, 6)
  await page.getByRole('link', { name: 'See it' }).click()
  await expect(card(page, 5)).toContainText('Held until you log in again: then we know which step is next.')
  expect(backend.applied).toEqual([3, 4])

  await page.goto('/login')
  await signIn(page)
  await expect.poll(() => backend.applied).toEqual([3, 4, 5])
  await expectStep(page, 6)
  await expect(page.getByText('This device has lost its record of the steps')).toBeHidden()
})
