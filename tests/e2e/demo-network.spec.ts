import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { fixChance, holdTimers, shownTime, stopTheClock } from './support/clock'
import { callTimeoutMilliseconds } from '@/contract/limits'
import { patienceMilliseconds } from '@/features/onboarding/save-step'
import { fillLogin, loginForm, readyForOffline } from './support/access'
import { closeDemoDrawer } from './support/drawer'
import { answeredLine, consoleSection, copiedLog, logLinesOf, nothingPlanned, planFailure, plannedFailures, removePlan, shownKeys, turnNetwork } from './support/console'
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
  sendSignIn,
  stepTab,
  storedSeller,
} from './support/onboarding'

const meera = readyAccount('step-3')
const offlinePill = (page: Page) => page.getByRole('banner').getByText('Offline', { exact: true })
const gstSaved = (page: Page) => page.getByText('GST Information saved successfully.')

/** Meera stands at GST with nothing sent yet; the drawer is open. */
async function startAtGst(page: Page): Promise<void> {
  await page.goto('/?scenario=step-3')
  await expectStep(page, 3)
  // The last that is asked by itself: it would meet what is planned for the next call.
  await expect(await logLinesOf(page, 'modules')).toHaveText([/200/])
}

/** Fills in GST, with the drawer out of the way. */
async function fillGst(page: Page, nickname = 'Meera Silks'): Promise<void> {
  await closeDemoDrawer(page)
  await fillStep(page, 3, nickname)
}

/** Fills in GST and presses save. */
async function saveGst(page: Page, nickname?: string): Promise<void> {
  await fillGst(page, nickname)
  await saveButton(page).click()
}

/** Fills in GST and presses save with the clock stopped, which the test has installed: however long a look takes, none of the app's time goes by. */
async function saveGstWithTheClockStopped(page: Page): Promise<void> {
  await fillGst(page)
  await stopTheClock(page)
  await saveButton(page).click()
}

/** With the clock stopped: lets go by, little by little, what the page needs until this is so. */
async function passUntil(page: Page, look: (soon: { readonly timeout: number }) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50)
    await look({ timeout: 500 })
  }).toPass({ intervals: [50] })
}

async function expectStoredOnce(page: Page, nickname = 'Meera Silks'): Promise<void> {
  await expect.poll(() => answerList(page, meera.sellerId)).toEqual(['3:200'])
  expect((await storedSeller(page, meera.email)).steps.step3?.nickname).toBe(nickname)
}

/**
 * From the next page on, the network draws its chances from these in turn, from the first one on. It keeps chance as
 * `Math` had it; who else asks calls it of `Math` and goes on as ever.
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

/** From the next page on, a call's time runs by the page's clock, which the test has installed. */
async function giveUpByTheClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      window.setTimeout(() => controller.abort(new DOMException('Too slow', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
}

test.describe('the network is gone', () => {
  test.use({ serviceWorkers: 'allow' })

  test('DEMO-03 offline: a step stays on the device; over a reload, in another tab, and with the browser’s own network gone', async ({
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
    // A press may be tried once more by itself.
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

test.describe('the network between the app and the service', () => {
  test('DEMO-03 slow: the button is busy for a while and the log says why; online again, nothing is slowed', async ({ page }) => {
    await startAtGst(page)
    await turnNetwork(page, 'Slow')
    await page.clock.install()
    await page.reload()
    await expect((await consoleSection(page, 'Network')).getByRole('radio', { name: 'Slow', exact: true })).toBeChecked()
    await saveGstWithTheClockStopped(page)
    const busy = page.getByRole('button', { name: 'Sending…', exact: true })
    await passUntil(page, (soon) => expect(busy).toHaveAttribute('aria-busy', 'true', soon))
    const lines = await logLinesOf(page, 'step3')
    await passUntil(page, (soon) => expect(lines).toHaveText([/Running.*Slowed on purpose/], soon))
    await page.clock.fastForward(2000)
    await passUntil(page, (soon) => expect(gstSaved(page)).toBeVisible(soon))
    await page.clock.resume()
    await expect(await logLinesOf(page, 'step3')).toHaveText([/200.*(?:[2-9]|\d{2,})\.\d s.*Slowed on purpose/])

    await turnNetwork(page, 'Online')
    await closeDemoDrawer(page)
    await fillStep(page, 4)
    await saveButton(page).click()
    await expectStep(page, 5)
    await expect(await logLinesOf(page, 'step4')).toHaveText([answeredLine('200')])
    await expect(await logLinesOf(page, 'step4')).not.toContainText('on purpose')
  })

  test('DEMO-03 lossy: calls and answers get lost, and every step still arrives once', async ({ page }) => {
    // Of three calls, one is lost on its way, the next one's answer, and the third gets through.
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

test.describe('failures that are planned', () => {
  test('DEMO-03 401: the session has ended, the step is kept, and goes under the same key after the sign-in', async ({ page }) => {
    await startAtGst(page)
    await planFailure(page, { what: '401, not authorised' })
    await saveGst(page)
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your session has ended', { exact: true })).toBeVisible()
    const [kept] = await queueRows(page)
    expect(kept).toMatchObject({ step: 3, state: 'waiting' })
    await expect(await logLinesOf(page, 'step3')).toHaveText([/401.*Failed with 401 on purpose/])
    await closeDemoDrawer(page)
    await sendSignIn(page, meera.email)
    await expect(page).not.toHaveURL('/login')
    await expectStoredOnce(page)
    expect((await answersOf(page, meera.sellerId))[0]?.key).toBe(kept?.key)
  })

  test('DEMO-03 409 and 422: refused with words, used up with the one call, and mended by hand; at one endpoint others get through', async ({ page }) => {
    // She goes on where an answer takes as long, and reads its words elsewhere.
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
      // The service never heard of it.
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

  test('DEMO-03 429: waits as long as it is told, with no way to press past it, and then goes by itself', async ({ page }) => {
    await page.clock.install()
    await startAtGst(page)
    await planFailure(page, { what: '429, too many calls (Retry-After)' })
    // Of the ten seconds nothing more goes by than the screens need.
    await saveGstWithTheClockStopped(page)
    await passUntil(page, (soon) => expect(page.getByText('Too many requests. Try again in 10 seconds.')).toBeVisible(soon))
    await passUntil(page, (soon) => expect(page.getByText(/^The server has a problem\./)).toBeVisible(soon))
    await page.getByRole('link', { name: 'See it' }).click()
    const waits = new RegExp(String.raw`Next try at ${shownTime}\. The marketplace said: Too many requests\.`)
    await passUntil(page, (soon) => expect(card(page, 3)).toContainText(waits, soon))
    const sendNow = page.getByRole('button', { name: 'Send now' })
    await expect(sendNow).toBeDisabled()
    await expect(sendNow).toHaveAccessibleDescription(new RegExp(String.raw`^The marketplace asks us to wait\. Nothing is sent before ${shownTime}`))
    await expect(await logLinesOf(page, 'step3')).toHaveText([/429.*Failed with 429 on purpose/])
    await expect(card(page, 3)).toContainText('Waiting to send')
    await page.clock.fastForward(10_000)
    await page.clock.resume()
    await expect(card(page, 3)).toContainText('Sent')
    await expectStoredOnce(page)
    const { entries } = await copiedLog(page)
    const [second = 0, first = 0] = entries.filter((entry) => entry.kind === 'call' && entry.endpoint === 'step3').map(({ at }) => at)
    expect(second - first).toBeGreaterThanOrEqual(10_000)
  })

  test('DEMO-03 500: kept, and tried again under the same key; every call fails until the plan is removed', async ({ page }) => {
    await fixChance(page, 0.2)
    await startAtGst(page)
    await planFailure(page, { what: '500, the service has a problem', which: 'Every call', where: 'GST Tax Information' })
    await saveGst(page)
    await expect(page.getByText('Something went wrong on our side. Please try again.')).toBeVisible()
    await expect(page.getByText(/^The server has a problem\./)).toBeVisible()
    const lines = await logLinesOf(page, 'step3')
    await expect(lines.nth(1)).toContainText('Failed with 500 on purpose')
    expect(await answerList(page, meera.sellerId)).toEqual([])
    await removePlan(page)
    await closeDemoDrawer(page)
    await expect(stepTab(page, 3)).toContainText('Sent')
    await expectStoredOnce(page)
    await expect((await logLinesOf(page, 'step3')).first()).toHaveText(/200/)
    expect(new Set(await shownKeys(await logLinesOf(page, 'step3'))).size).toBe(1)
  })

  test('DEMO-03 an answer that is lost: stored all the same, sent again under one key, stored once, delivered', async ({ page }) => {
    await fixChance(page, 0.2)
    await startAtGst(page)
    await planFailure(page, { what: 'Done, but the answer is lost', which: 'Every call', where: 'GST Tax Information' })
    await saveGst(page)
    await expect(page.getByText(/^No answer came\./)).toBeVisible()
    await expect((await logLinesOf(page, 'step3')).first()).toContainText(/No answer.*Answer lost on purpose/)
    expect(await answerList(page, meera.sellerId)).toEqual(['3:200'])
    await removePlan(page)
    await closeDemoDrawer(page)
    // Who left the page just as the answer comes would find a call without one on the log.
    await expect(stepTab(page, 3)).toContainText('Sent')
    await expectStoredOnce(page)
    const lines = await logLinesOf(page, 'step3')
    await expect(lines.first()).toContainText('200')
    await expect(lines.first()).not.toContainText('on purpose')
    const keys = await shownKeys(lines)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    await page.goto('/outbox')
    await expect(page.getByText('Nothing of yours waits on this device.')).toBeVisible()
  })

  test('DEMO-03 no answer at all: the app gives up after its time, keeps the step and tries again', async ({ page }) => {
    await giveUpByTheClock(page)
    await page.clock.install()
    await startAtGst(page)
    await planFailure(page, { what: 'Time-out, no answer at all' })
    await saveGstWithTheClockStopped(page)
    await passUntil(page, (soon) => expect(page.getByRole('button', { name: 'Sending…', exact: true })).toBeVisible(soon))
    await page.clock.runFor(patienceMilliseconds)
    await passUntil(page, (soon) => expect(page.getByText('Saved on this device. It is being sent.')).toBeVisible(soon))
    const first = await logLinesOf(page, 'step3')
    await passUntil(page, (soon) => expect(first).toHaveText([/Running.*Left unanswered on purpose/], soon))
    await page.clock.fastForward(callTimeoutMilliseconds)
    await page.clock.resume()
    await expect(stepTab(page, 3)).toContainText('Sent')
    await expect(await logLinesOf(page, 'step3')).toHaveText([/200/, /No answer[23]\d\.\d s.*Left unanswered on purpose/])
    await expectStoredOnce(page)
  })

  test('DEMO-03 a plan that is removed does nothing; one for the sign-in speaks on its screen', async ({ page }) => {
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
