import type { Page } from '@playwright/test'
import { productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { fillLogin, heading, loginForm, readyForOffline, storedKeys } from './support/access'
import { demoDrawer, setConnection } from './support/drawer'
import { startHttpBackend } from './support/http-backend'
import { holdService } from './support/hold-service'
import {
  answerList,
  expectStep,
  queueRows,
  readyAccount,
  savedOnDevice,
  sendSignIn,
  storedSeller,
} from './support/onboarding'

const answers = {
  '/api/seller/login': { token: 'T-1', sellerId: 'S-1', currentStep: 3 },
  '/api/seller/step3': { message: 'GST Information saved successfully.' },
  '/api/seller/sign-out': { success: true },
}

const realMark = (page: Page) => page.getByRole('button', { name: 'Real backend: open the choice' })
/** The footer of the sign-in screen. */
const foot = (page: Page) => page.getByRole('region', { name: 'Backend' })
const demoMark = (page: Page) => page.getByRole('button', { name: /^Demo/ })

/** Changes the backend in the footer of the sign-in screen. */
async function switchBackend(page: Page, to: 'Use the demo in this browser' | 'Use the real backend'): Promise<void> {
  await foot(page).getByRole('button', { name: to }).click()
  await expect(to === 'Use the real backend' ? realMark(page) : demoMark(page)).toBeVisible()
}

/** The dialog in which a link asks a signed-in person to confirm. */
const linkQuestion = (page: Page) => page.getByRole('dialog', { name: 'Follow this link?' })

/** Opens a link to the other backend, and confirms. */
async function followLink(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await linkQuestion(page).getByRole('button', { name: /^Use the/ }).click()
  await expect(address.includes('backend=real') ? realMark(page) : demoMark(page)).toBeVisible()
}

async function signInAtRealBackend(page: Page): Promise<void> {
  await fillLogin(page, '9812345670', 'lantern-77')
  await loginForm(page).submit.click()
  await expectStep(page, 3)
}

test.describe('a build without the address of a real backend', () => {
  test('BACKEND-01 says why only the demo is available, and no ?backend= in an address changes that', async ({ page }) => {
    await page.goto('/login')
    const line = foot(page)
    await expect(line.getByText('This is the demo: everything runs inside this browser.')).toBeVisible()
    await expect(line.getByText('The real backend is not available: this portal was built without one.')).toBeVisible()
    const drawer = await demoDrawer(page)
    await expect(drawer.getByRole('radio', { name: /^Real backend/ })).toBeDisabled()
    for (const asked of ['real', 'https://elsewhere.example', 'demo'])
      await test.step(asked, async () => {
        await page.goto(`/login?backend=${asked}`)
        await expect(page).toHaveURL('/login')
        await expect(demoMark(page)).toBeVisible()
        await expect(foot(page)).toContainText('This is the demo')
      })
  })
})

test.describe('a build with a real backend and the demo', () => {
  test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress] })

  test('BACKEND-01 BACKEND-07 S16 the backend is switched on screen, or by a link after a confirmation; each keeps its own seller, and a reload keeps the choice', async ({ page }) => {
    const backend = await startHttpBackend(answers)
    try {
      await page.goto('/login')
      await expect(foot(page)).toContainText(`Connected to ${new URL(realBackendAddress).host}.`)
      await signInAtRealBackend(page)
      await expect(realMark(page)).toBeVisible()

      await realMark(page).click()
      const drawer = page.getByRole('complementary', { name: 'Backend' })
      await drawer.getByRole('radio', { name: /^In this browser/ }).check()
      await expect(drawer.getByText('Each backend keeps its own seller, drafts and waiting steps.')).toBeVisible()
      await drawer.getByRole('button', { name: 'Use the demo in this browser' }).click()
      await expect(heading(page, 'Seller Login')).toBeVisible()
      await expect(demoMark(page)).toBeVisible()
      expect(await storedKeys(page)).not.toHaveProperty('sellerToken')

      await sendSignIn(page, readyAccount('step-5').email)
      await expectStep(page, 5)
      // The mobile number is the last thing that a sign-in stores.
      await expect.poll(() => storedKeys(page)).toHaveProperty('mobile')
      await page.reload()
      await expectStep(page, 5)
      await expect(demoMark(page)).toBeVisible()

      // A link ends no session: it asks, and changes nothing until it is confirmed.
      const before = await storedKeys(page)
      await page.goto('/registrationdetails?backend=real&scenario=step-7')
      await expect(linkQuestion(page)).toHaveAccessibleDescription(/You are signed in to the demo/)
      expect(await storedKeys(page)).toEqual(before)
      await expect(linkQuestion(page).getByRole('button', { name: 'Stay signed in' }).first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expectStep(page, 5)
      await expect(demoMark(page)).toBeVisible()
      await page.goto('/?scenario=step-7')
      await expect(linkQuestion(page)).toHaveAccessibleDescription(/ends your session/)
      await page.keyboard.press('Escape')
      expect(await storedKeys(page)).toEqual(before)

      await followLink(page, '/registrationdetails?backend=real')
      await expect(page).toHaveURL('/registrationdetails')
      await expectStep(page, 3)
      expect(await storedKeys(page)).toMatchObject({ sellerToken: 'T-1', sellerId: 'S-1', backend: 'real' })
      expect(backend.calls.map(({ path }) => path)).toEqual(['/api/seller/login'])

      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menuitem', { name: 'Log out' }).click()
      await expect(page.getByRole('checkbox', { name: /^Also log out of the demo/ })).toBeChecked()
      // Nothing waits for the sign-out call: the screen changes before the backend has answered.
      const told = page.waitForResponse((response) => response.url() === `${realBackendAddress}/api/seller/sign-out` && response.request().method() === 'POST')
      await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click()
      await expect(page.getByText('You are logged out')).toBeVisible()
      await expect.poll(() => storedKeys(page)).toEqual({ backend: 'real' })
      await (await told).finished()
      expect(backend.calls.map(({ path, headers }) => `${path} ${headers.authorization ?? ''}`)).toEqual([
        expect.stringContaining('/api/seller/login'),
        expect.stringMatching(/sign-out .*T-1$/),
      ])
    } finally {
      await backend.close()
    }
  })

  test('BACKEND-01 QUEUE-06 after a switch while a step is being sent, each backend gets only its own seller’s step', async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/)
    const backend = await startHttpBackend(answers)
    try {
      await page.goto('/login')
      await signInAtRealBackend(page)

      // A step of the demo waits, because its connection is off.
      await followLink(page, '/login?backend=demo')
      await sendSignIn(page, readyAccount('step-3').email)
      await expectStep(page, 3)
      await setConnection(page, 'Offline')
      await page.getByLabel('Nickname (store name)').fill('Demo Lantern')
      await page.getByRole('button', { name: 'Save & next' }).click()
      await expect(page.getByText(savedOnDevice)).toBeVisible()

      // The real backend is slow to answer a step, and meanwhile the seller switches to the demo in another tab.
      await followLink(page, '/registrationdetails?backend=real')
      await expectStep(page, 3)
      const held = backend.hold('/api/seller/step3')
      await page.getByLabel('Nickname (store name)').fill('Real Lantern')
      await page.getByRole('button', { name: 'Save & next' }).click()
      await held.arrived
      const other = await context.newPage()
      await followLink(other, '/outbox?backend=demo')
      await expect(other.getByRole('group', { name: 'GST Tax Information' })).toContainText('Waiting to send')
      // The first tab follows, and now both use the demo.
      await expect(demoMark(page)).toBeVisible()
      held.release()
      await setConnection(other, 'Online')
      await expect(other.getByRole('group', { name: 'GST Tax Information' })).toContainText('Sent')

      const nicknames = backend.calls.filter(({ path }) => path === '/api/seller/step3').map(({ body }) => JSON.stringify(body))
      expect(nicknames).toEqual([expect.stringContaining('Real Lantern')])

      await followLink(other, '/outbox?backend=real')
      await expect(other.getByRole('group', { name: 'GST Tax Information' })).toContainText('Sent')
      const steps = backend.calls.filter(({ path }) => path === '/api/seller/step3')
      expect(new Set(steps.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
      expect(steps.every(({ body }) => JSON.stringify(body).includes('Real Lantern'))).toBe(true)
    } finally {
      await backend.close()
    }
  })

  test('BACKEND-01 QUEUE-06 a step that the demo is receiving during a switch to the real backend is stored in the demo only, and once', async ({ page, context, problems }) => {
    // A tab with only a picture: the browser requests a favicon for it.
    problems.allow(/favicon\.ico/)
    const backend = await startHttpBackend(answers)
    try {
      await page.goto('/login?backend=demo')
      await sendSignIn(page, readyAccount('step-3').email)
      await expectStep(page, 3)
      // Another tab keeps the demo from answering, so that the step is under way when the seller switches.
      const holder = await context.newPage()
      await holder.goto('/icons/icon-192.png')
      const release = await holdService(holder)
      await page.getByLabel('Nickname (store name)').fill('Demo Lantern')
      await page.getByRole('button', { name: 'Save & next' }).click()
      await expect.poll(async () => (await queueRows(page)).map(({ state }) => state)).toEqual(['sending'])

      await followLink(page, '/login?backend=real')
      await signInAtRealBackend(page)
      await release()
      await page.getByLabel('Nickname (store name)').fill('Real Lantern')
      await page.getByRole('button', { name: 'Save & next' }).click()
      await expectStep(page, 4)

      await followLink(page, '/outbox?backend=demo')
      await expect(page.getByRole('group', { name: 'GST Tax Information' })).toContainText('Sent')
      const { id, steps } = await storedSeller(page, readyAccount('step-3').email)
      expect(steps.step3).toMatchObject({ nickname: 'Demo Lantern' })
      expect(await answerList(page, id)).toEqual(['3:200'])
      expect(backend.calls.map(({ path, body }) => `${path} ${JSON.stringify(body)}`)).toEqual([
        expect.stringContaining('/api/seller/login'),
        expect.stringMatching(/step3 .*Real Lantern/),
      ])
    } finally {
      await backend.close()
    }
  })

  test.describe('offline', () => {
    test.use({ serviceWorkers: 'allow' })

    test('BACKEND-01 the demo starts offline once it was fetched, and otherwise a message says that it is not on the device', async ({ page, context, problems }) => {
      problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
      await page.goto('/login')
      await readyForOffline(page)
      await expect(foot(page).getByRole('button', { name: 'Use the demo in this browser' })).toBeVisible()
      await context.setOffline(true)
      await foot(page).getByRole('button', { name: 'Use the demo in this browser' }).click()
      await expect(page.getByText('The demo is not on this device yet. Connect once to fetch it, then try again.')).toBeVisible()
      await expect(realMark(page)).toBeVisible()

      await context.setOffline(false)
      await switchBackend(page, 'Use the demo in this browser')
      await context.setOffline(true)
      await page.goto('/login')
      await sendSignIn(page, readyAccount('step-4').email)
      await expectStep(page, 4)
    })
  })
})
