import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { holdTimers } from './support/clock'
import { patienceMilliseconds } from '@/features/onboarding/save-step'
import { fillLogin, loginForm, readyForOffline } from './support/access'
import { closeDemoDrawer } from './support/drawer'
import { answeredLine, logLinesOf, nothingPlanned, planFailure, plannedFailures, removePlan, shownKeys, turnNetwork } from './support/console'
import {
  answerList,
  answersOf,
  anotherTab,
  card,
  expectStep,
  fillStep,
  queueRows,
  readyAccount,
  saveButton,
  savedOnDevice,
  saveOffline,
  stepTab,
  storedSeller,
} from './support/onboarding'

// Unit tests check what each failure is, how the queue reacts and what the log calls it; this checks that the console of the built app causes them.

const meera = readyAccount('step-3')
const offlinePill = (page: Page) => page.getByRole('banner').getByText('Offline', { exact: true })
const gstSaved = (page: Page) => page.getByText('GST Information saved successfully.')

/** Meera is at the GST step with nothing sent yet; the drawer is open. */
async function startAtGst(page: Page): Promise<void> {
  await page.goto('/?scenario=step-3')
  await expectStep(page, 3)
  // The last call that the app makes by itself: later it would use up the failure planned for the next call.
  await expect(await logLinesOf(page, 'modules')).toHaveText([/200/])
}

/** Closes the drawer, fills in GST and presses save. */
async function saveGst(page: Page, nickname = 'Meera Silks'): Promise<void> {
  await closeDemoDrawer(page)
  await fillStep(page, 3, nickname)
  await saveButton(page).click()
}

async function expectStoredOnce(page: Page): Promise<void> {
  await expect.poll(() => answerList(page, meera.sellerId)).toEqual(['3:200'])
  expect((await storedSeller(page, meera.email)).steps.step3?.nickname).toBe('Meera Silks')
}

/**
 * From the next page on, the in-browser network's random numbers are these in turn. It keeps its own reference to
 * Math.random; all other callers get real random numbers.
 */
async function dealChance(page: Page, chances: readonly number[]): Promise<void> {
  await page.addInitScript((dealt) => {
    const real = Math.random
    let drawn = 0
    Math.random = function random(this: unknown) {
      return this === Math ? real() : (dealt[drawn++ % dealt.length] ?? 0)
    }
  }, chances)
}

test.describe('the demo’s network set to offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('DEMO-03 a step waits on the device, over a reload, in another tab and with the browser offline, and is sent once when back online', async ({
    page,
    context,
  }) => {
    await startAtGst(page)
    await readyForOffline(page)
    await context.setOffline(true)
    await expect(offlinePill(page)).toBeHidden()
    await turnNetwork(page, 'Offline')
    await expect(offlinePill(page)).toBeVisible()
    await saveGst(page)
    await expect(page.getByText(savedOnDevice)).toBeVisible()

    await page.reload()
    await expect(offlinePill(page)).toBeVisible()
    const other = await anotherTab(context, '/outbox')
    await expect(offlinePill(other)).toBeVisible()
    await expect(card(other, 3)).toContainText('Waiting to send')
    await other.getByRole('button', { name: 'Send now' }).click()
    // The app may have retried by itself.
    await expect((await logLinesOf(other, 'step3')).first()).toHaveText(/No answer.*Key \w+….*No network/)
    expect(await answerList(other, meera.sellerId)).toEqual([])

    await turnNetwork(other, 'Online')
    await expect(offlinePill(page)).toBeHidden()
    await expect(card(other, 3)).toContainText('Sent')
    await expectStoredOnce(other)
    const lines = await logLinesOf(other, 'step3')
    await expect(lines.first()).toHaveText(/200/)
    await expect(lines.filter({ hasNotText: 'No answer' })).toHaveCount(1)
    expect(new Set(await shownKeys(lines)).size).toBe(1)
  })
})

test.describe('the demo’s network set to lossy', () => {
  test('DEMO-03 calls and answers are lost, and each step is still stored once', async ({ page }) => {
    // Of three calls the first is lost, the second one's answer is lost, and the third succeeds.
    await dealChance(page, [0.1, 0.3, 0.9])
    await startAtGst(page)
    await turnNetwork(page, 'Offline')
    await closeDemoDrawer(page)
    await saveOffline(page, [3, 4], 'Meera Silks')
    await page.goto('/outbox')
    const saved = (await queueRows(page)).map(({ key }) => key)
    await turnNetwork(page, 'Lossy')
    for (const step of [3, 4] as const) await expect(card(page, step)).toContainText('Sent')
    const answers = await answersOf(page, meera.sellerId)
    expect(answers.map(({ step, status }) => `${step}:${status}`)).toEqual(['3:200', '4:200'])
    expect(answers.map(({ key }) => key)).toEqual(saved)
    expect((await storedSeller(page, meera.email)).steps.step3?.nickname).toBe('Meera Silks')

    for (const endpoint of ['step3', 'step4'] as const) {
      const lines = await logLinesOf(page, endpoint)
      await expect(lines).toHaveText([answeredLine('200'), /No answer.*Answer lost on purpose/, /No answer.*Lost on its way on purpose/])
      expect(new Set(await shownKeys(lines)).size).toBe(1)
    }
  })
})

test.describe('planned failures', () => {
  test('DEMO-03 a planned 409 or 422 refuses one save with its message, and one planned for a later step lets others through', async ({ page }) => {
    // Holds the timer after which the app goes on to the next step without the answer, whose message would then appear elsewhere.
    await holdTimers(page, patienceMilliseconds)
    await startAtGst(page)
    for (const [what, status, words] of [
      ['409, it contradicts what is stored', 409, 'This does not fit what we already have from you. Check your entries and try again.'],
      ['422, the service refuses it', 422, 'We could not accept these details. Check your entries and try again.'],
    ] as const) {
      await planFailure(page, { what })
      await expect(await plannedFailures(page)).toHaveText([new RegExp(`^The next call · ${status}, `)])
      await saveGst(page, `Name ${status}`)
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expectStep(page, 3)
      await expect(stepTab(page, 3)).toContainText('Needs attention')
      await expect(await nothingPlanned(page)).toBeVisible()
      await expect((await logLinesOf(page, 'step3')).first()).toHaveText(new RegExp(`${status}.*Failed with ${status} on purpose`))
      // The service has never received it.
      expect(await answerList(page, meera.sellerId)).toEqual([])
    }

    await planFailure(page, { what: '422, the service refuses it', where: 'Bank Account Details' })
    const line = 'The next call · Bank Account Details · 422, the service refuses it'
    await expect((await plannedFailures(page)).getByText(line)).toBeVisible()
    await page.reload()
    await expect((await plannedFailures(page)).getByText(line)).toBeVisible()
    await saveGst(page)
    await expect(gstSaved(page)).toBeVisible()
    await expectStoredOnce(page)
    await fillStep(page, 4)
    await saveButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'We could not accept these details.' })).toBeVisible()
    await expect(await nothingPlanned(page)).toBeVisible()
    expect(await answerList(page, meera.sellerId)).toEqual(['3:200'])
  })

  test('DEMO-03 a failure planned for the sign-in shows its message there, and a plan that was removed has no effect', async ({ page }) => {
    await page.goto('/login')
    await planFailure(page, { what: '500, the service has a problem', where: 'Sign-in' })
    await closeDemoDrawer(page)
    await fillLogin(page, meera.email)
    await loginForm(page).submit.click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong on our side. Please try again.')
    await planFailure(page, { what: 'Done, but the answer is lost', where: 'Sign-in' })
    await removePlan(page)
    await closeDemoDrawer(page)
    await loginForm(page).submit.click()
    await expectStep(page, 3)
  })
})
