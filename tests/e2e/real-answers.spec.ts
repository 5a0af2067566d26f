import type { Page, Route } from '@playwright/test'
import { endpoints, stepEndpoints } from '@/contract/endpoints'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { patienceMilliseconds } from '@/features/onboarding/save-step'
import { productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { goOnWith } from './support/access'
import { fixChance, holdTimers, shownTime } from './support/clock'
import { card, expectStep, fillStep, saveButton, savedOnDevice, sendSignIn, stepTab } from './support/onboarding'

// The build for a real backend, which each test simulates, because only a simulated server can fail in every way.
test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress] })

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/))

interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

interface Heard {
  readonly step: OnboardingStep
  readonly key: string | undefined
  readonly body: string | null
}

/** Answers each step as the test says; `null` breaks the connection. @returns the requests, as they arrive */
async function playBackend(page: Page, answer: (heard: Heard, count: number) => Answer | null): Promise<Heard[]> {
  const heard: Heard[] = []
  await page.route(`${realBackendAddress}/**`, async (route: Route) => {
    const request = route.request()
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-expose-headers': '*' }
    const path = new URL(request.url()).pathname
    const step = onboardingSteps.find((candidate) => endpoints[stepEndpoints[candidate]].path === path)
    if (request.method() === 'OPTIONS' || step === undefined) {
      await route.fulfill({ status: 204, headers })
      return
    }
    const entry = { step, key: request.headers()['idempotency-key'], body: request.postData() }
    heard.push(entry)
    const answered = answer(entry, heard.length)
    if (answered === null) await route.abort('connectionrefused')
    else await route.fulfill({ status: answered.status, headers: { ...headers, ...answered.headers }, json: answered.body ?? {} })
  })
  return heard
}

/** Signs a seller in at a step: only a sign-in's answer tells the device which step is next. */
async function startAt(page: Page, step: OnboardingStep): Promise<void> {
  await page.route(realBackendAddress + endpoints.login.path, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { token: 'token-of-asha', sellerId: 'seller-asha', currentStep: step },
    }),
  )
  await page.goto('/login')
  await sendSignIn(page, '9845000011')
  await expectStep(page, step)
}

const refusedWithWords = { status: 422, body: { success: false, message: 'Please write it in another way.' } }

// The report's unit test checks what each step says.
test('ONB-06 QUEUE-01 QUEUE-02 a refusal shows the backend’s message or else the step’s own, and a server error keeps the step and moves on', async ({
  page,
}) => {
  await fixChance(page, 0)
  // Holds the timer after which the app goes on to the next step without the answer, whose message would then appear elsewhere.
  await holdTimers(page, patienceMilliseconds)
  const heard = await playBackend(page, (_, count) => [{ status: 400 }, refusedWithWords, { status: 500 }][count - 1] ?? { status: 200 })
  await startAt(page, 4)
  await fillStep(page, 4)
  for (const words of ['Failed to save', refusedWithWords.body.message]) {
    await saveButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expectStep(page, 4)
    await expect(page.getByText(savedOnDevice)).toBeHidden()
  }
  await saveButton(page).click()
  await expect(stepTab(page, 4)).toContainText('Sent')
  const keys = heard.map(({ key }) => key)
  expect(new Set(keys).size, 'two refused, one that was asked again').toBe(3)
  expect(keys).toHaveLength(4)
  expect(keys[3]).toBe(keys[2])
})

test('ONB-06 QUEUE-01 if the network fails during the press, “Server error” is shown, the step is kept and the next one opens', async ({ page }) => {
  await playBackend(page, () => null)
  await startAt(page, 4)
  await fillStep(page, 4)
  await saveButton(page).click()
  const notice = page.getByRole('status').filter({ hasText: 'Server error' })
  await expect(notice).toContainText('No answer came.')
  await expect(page.getByText(savedOnDevice)).toBeHidden()
  await expectStep(page, 5)
  await page.goto('/outbox')
  await expect(card(page, 4)).toContainText('No connection. We will try again automatically.')
})

test('QUEUE-05 QUEUE-02 P3 P7 a failing server is retried with the same key and body until it accepts the step', async ({
  page,
}) => {
  const failing = [503, 408, 429]
  const heard = await playBackend(page, (_, count) => {
    const status = failing[count - 1]
    return status === undefined ? { status: 200, body: { message: 'Bank details saved.' } } : { status }
  })
  await fixChance(page, 0)
  await startAt(page, 4)
  await fillStep(page, 4)
  await saveButton(page).click()
  await expectStep(page, 5)
  // Within the page: a reload would cut off an attempt, which is then made again.
  await goOnWith(page, '/outbox', {})
  await expect(card(page, 4)).toContainText('Sent')
  expect(heard).toHaveLength(4)
  expect(heard[0]?.key).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(heard.map(({ key }) => key)).size).toBe(1)
  expect(new Set(heard.map(({ body }) => body)).size).toBe(1)
})

test('QUEUE-05 QUEUE-03 P8 the outbox shows the server’s message and the time of the next try, and nothing is sent before Retry-After', async ({
  page,
}) => {
  const heard = await playBackend(page, () => ({
    status: 503,
    body: { message: 'We are moving house.' },
    headers: { 'retry-after': '120' },
  }))
  await startAt(page, 4)
  await fillStep(page, 4)
  await saveButton(page).click()
  await expect(page.getByText('We are moving house.')).toBeVisible()
  await page.goto('/outbox')
  await expect(card(page, 4)).toContainText(new RegExp(String.raw`The server has a problem\. Next try at ${shownTime}\.`))
  await expect(card(page, 4)).toContainText('The marketplace said: We are moving house.')
  await expect(page.getByText(new RegExp(String.raw`^The marketplace asks us to wait\. Nothing is sent before ${shownTime}\.$`))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send now' })).toBeDisabled()
  await page.clock.install()
  await page.reload()
  await expect(card(page, 4)).toContainText('Next try at')
  await page.clock.runFor(30_000)
  expect(heard).toHaveLength(1)
})
