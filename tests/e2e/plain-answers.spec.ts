import type { Page } from '@playwright/test'
import { productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { fillLogin, goOnWith, loginForm } from './support/access'
import { fixChance } from './support/clock'
import { startHttpBackend, type HttpBackend, type WriteAnswer } from './support/http-backend'
import { card, expectStep, fillStep, saveButton } from './support/onboarding'

// The test's own backend in the plainest style: it ignores idempotency keys, and its frameworks answer as they like.
test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress] })

test.beforeEach(({ problems }) => {
  problems.allow(/Failed to load resource/)
})

const signedIn = { '/api/seller/login': { token: 'T-1', sellerId: 'S-1', currentStep: 3 } }
const page404 = '<!DOCTYPE html><html><body><h1>404 Not Found</h1><hr>nginx</body></html>'
const saved = { status: 200, type: 'application/json', text: '{"message":"Saved."}' }

async function withBackend(written: Readonly<Record<string, WriteAnswer>>, run: (backend: HttpBackend) => Promise<void>): Promise<void> {
  const backend = await startHttpBackend(signedIn, written)
  try {
    await run(backend)
  } finally {
    await backend.close()
  }
}

const pathsOf = ({ calls }: HttpBackend): string[] => calls.map(({ path }) => path.replace('/api/seller/', ''))

async function signIn(page: Page): Promise<void> {
  await fillLogin(page, '9812345670', 'lantern-77')
  await loginForm(page).submit.click()
}

async function startAtFirstStep(page: Page): Promise<void> {
  await page.goto('/login')
  await signIn(page)
  await expectStep(page, 3)
}

/** Saves the step on screen, and waits for the next one. */
async function saveStepOnScreen(page: Page, step: 3 | 4 | 5 | 6): Promise<void> {
  await fillStep(page, step)
  await saveButton(page).click()
}

test('QUEUE-05 steps answered with an empty body, text or a list are sent once each, and the next ones follow', async ({ page }) => {
  await withBackend(
    {
      '/api/seller/step3': () => ({ status: 204 }),
      '/api/seller/step4': () => ({ status: 200, type: 'text/html; charset=utf-8', text: 'OK' }),
      '/api/seller/step5': () => ({ status: 200, type: 'text/html', text: '[]' }),
      '/api/seller/step6': () => ({ status: 201, type: 'application/json', text: '{"id":7,"message":null}' }),
    },
    async (backend) => {
      await startAtFirstStep(page)
      const successes = [
        [3, 'GST Information saved successfully.'],
        [4, 'Bank details saved.'],
        [5, 'Pickup & Return address saved.'],
        [6, 'Shipping preferences saved.'],
      ] as const
      for (const [step, words] of successes) {
        await saveStepOnScreen(page, step)
        await expect(page.getByText(words)).toBeVisible()
      }
      await expectStep(page, 7)
      expect(pathsOf(backend)).toEqual(['login', 'step3', 'step4', 'step5', 'step6'])
    },
  )
})

test('QUEUE-05 an answer that cannot be understood is retried three times, and “It has it already: go on” releases the next step', async ({
  page,
}) => {
  await fixChance(page, 0)
  await withBackend(
    { '/api/seller/step3': () => ({ status: 200, type: 'text/plain', text: 'Your data was received' }), '/api/seller/step4': () => saved },
    async (backend) => {
      await startAtFirstStep(page)
      await saveStepOnScreen(page, 3)
      await expectStep(page, 4)
      // Leaving the page would lose the answer under way and cost another attempt, so this follows a link.
      await page.getByRole('link', { name: 'See it' }).click()
      await expect(card(page, 3)).toContainText('The marketplace answered several times, but did not say whether it has received this.')
      await expect(card(page, 3)).toContainText('The marketplace said: Your data was received')
      expect(pathsOf(backend)).toEqual(['login', 'step3', 'step3', 'step3', 'step3'])
      expect(new Set(backend.calls.slice(1).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
      await page.goto('/registrationdetails')
      await expectStep(page, 4)
      await saveStepOnScreen(page, 4)
      await expectStep(page, 5)
      await page.goto('/outbox')
      await expect(card(page, 4)).toContainText('Held until GST Tax Information is accepted.')
      await card(page, 3).getByText('It has it already: go on').click()
      await expect(card(page, 4)).toContainText('Sent')
      await expect(card(page, 3)).toBeHidden()
      expect(pathsOf(backend).slice(5)).toEqual(['step4'])
    },
  )
})

test('QUEUE-05 ROUTE-08 a proxy’s HTML page, whatever its status, is retried and neither refuses the step nor ends the session', async ({ page }) => {
  const statuses = [200, 401, 403, 404]
  let isBroken = true
  await fixChance(page, 0.2)
  await withBackend(
    {
      '/api/seller/step3': (_, count) => (isBroken ? { status: statuses[count - 1] ?? 404, type: 'text/html', text: page404 } : saved),
    },
    async (backend) => {
      await startAtFirstStep(page)
      await saveStepOnScreen(page, 3)
      await expect(page.getByText(/^The answer did not come from the marketplace/)).toBeVisible()
      await expectStep(page, 4)
      await goOnWith(page, '/outbox', {})
      await expect(card(page, 3)).toContainText('The answer did not come from the marketplace, but perhaps from a Wi-Fi login page')
      await expect.poll(() => pathsOf(backend).length).toBeGreaterThan(statuses.length)
      await expect(card(page, 3)).toContainText('The answer did not come from the marketplace, but perhaps from a Wi-Fi login page')
      isBroken = false
      await expect(card(page, 3)).toContainText('Sent')
      expect(new Set(pathsOf(backend).slice(1))).toEqual(new Set(['step3']))
      expect(new Set(backend.calls.slice(1).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    },
  )
})

test('QUEUE-05 a step answered with 403 is kept, and sent once more under a new key after “Log in again”', async ({ page }) => {
  await withBackend(
    { '/api/seller/step3': (_, count) => (count === 1 ? { status: 403, type: 'application/json', text: '{"message":"Not with this session."}' } : saved) },
    async (backend) => {
      await startAtFirstStep(page)
      await saveStepOnScreen(page, 3)
      await expect(page.getByText('Not with this session.')).toBeVisible()
      await page.goto('/outbox')
      await expect(card(page, 3)).toContainText('Not with this session.')
      await expect(card(page, 3).getByText('Change')).toBeVisible()
      await card(page, 3).getByText('Log in again').click()
      await expect(page).toHaveURL(/\/login$/)
      await signIn(page)
      await expect.poll(() => pathsOf(backend)).toEqual(['login', 'step3', 'login', 'step3'])
      await page.goto('/outbox')
      await expect(card(page, 3)).toContainText('Sent')
      const [first, , second] = backend.calls.slice(1)
      expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key'])
      expect(second?.body).toEqual(first?.body)
    },
  )
})
