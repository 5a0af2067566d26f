import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { codeInputs, heading } from './support/access'
import { stopTheClock } from './support/clock'
import { closeDemoDrawer } from './support/drawer'
import { consoleSection, logLinesOf, pressClock } from './support/console'
import { answersOf, card, expectStep, fillStep, queueRows, readyAccount, saveButton, sendSignIn, stepTab } from './support/onboarding'

const back = 'Back to the device’s time'

/** What the console says of the difference between the two clocks. */
const distance = async (page: Page) => (await consoleSection(page, 'Clock')).getByRole('status')

async function verify(page: Page): Promise<void> {
  await closeDemoDrawer(page)
  await page.getByRole('button', { name: 'Verify & Continue', exact: true }).click()
}

test('DEMO-03 one minute ahead a code can be resent, ten minutes ahead codes are expired, and back at the right time they are valid', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/?scenario=unverified')
  await expect(heading(page, 'Verify your contact details')).toBeVisible()
  await expect(page.getByText(/^Resend in 0:\d\d$/)).toHaveCount(3)
  await consoleSection(page, 'Clock')
  await stopTheClock(page)
  const shown = await page.getByText(/^Resend in 0:\d\d$/).allTextContents()
  // So it did not expire by waiting: more than the five seconds below are left of the half minute.
  expect(shown.map((words) => Number(words.slice(-2))).every((left) => left > 10)).toBe(true)
  await pressClock(page, 'On by 1 minute')
  await expect(await distance(page)).toHaveText('1 minute ahead of this device.')
  await page.clock.runFor(5000)
  await expect(page.getByText(/^Resend in/)).toHaveCount(0)
  await page.clock.resume()
  await closeDemoDrawer(page)
  await page.getByRole('button', { name: 'Resend OTP to email', exact: true }).click()
  await expect(page.getByText('OTP resent to email', { exact: true })).toBeVisible()
  const inbox = await consoleSection(page, 'Message inbox')
  await expect(inbox.getByRole('listitem').first()).toContainText(/^Email to .*Valid until/)
  await expect(inbox.getByText('(Replaced by a newer code)')).toHaveCount(1)

  await expect(inbox.getByText(/^Valid until/)).toHaveCount(3)
  await inbox.getByRole('button', { name: 'Fill all codes' }).click()
  for (const input of Object.values(codeInputs(page))) await expect(input).toHaveValue(/^\d{4}$/)
  await pressClock(page, 'On by 10 minutes')
  await expect(inbox.getByText(/^Your code is \d{4} \(Expired\)$/)).toHaveCount(3)
  await expect(inbox.getByRole('button', { name: /^Fill/ })).toHaveCount(0)
  await verify(page)
  const refusal = page.getByRole('alert').filter({
    hasText: 'Email OTP, mobile OTP and secondary mobile OTP can no longer be used. Ask for a new one.',
  })
  await expect(refusal).toBeVisible()
  await expect(page).toHaveURL('/verifyotp')

  await page.reload()
  await expect(await distance(page)).toHaveText('11 minutes ahead of this device.')
  await expect(inbox.getByText(/\(Expired\)$/)).toHaveCount(3)
  await pressClock(page, back)
  await expect(await distance(page)).toHaveText('The same as on this device.')
  await expect(page.getByRole('button', { name: back })).toBeHidden()
  await expect(inbox.getByText(/^Valid until/)).toHaveCount(3)
  await inbox.getByRole('button', { name: 'Fill all codes' }).click()
  await verify(page)
  await expect(page).toHaveURL('/login')
})

test('DEMO-03 twelve hours ahead the next call ends the session, and a new session stays valid when the clock is set back', async ({ page }) => {
  const meera = readyAccount('step-3')
  await page.goto('/?scenario=step-3')
  await expectStep(page, 3)
  await pressClock(page, 'On by 12 hours')
  await closeDemoDrawer(page)
  await expectStep(page, 3)
  await fillStep(page, 3, 'Meera Silks')
  await saveButton(page).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has ended', { exact: true })).toBeVisible()
  // The service's own answer, not a planned failure.
  await expect(await logLinesOf(page, 'step3')).toHaveText([/401/])
  await expect(await logLinesOf(page, 'step3')).not.toContainText('on purpose')
  const [kept] = await queueRows(page)
  await closeDemoDrawer(page)
  await sendSignIn(page, meera.email)
  await expect(page).not.toHaveURL('/login')
  await expect.poll(() => answersOf(page, meera.sellerId)).toMatchObject([{ step: 3, status: 200, key: kept?.key }])
  await stepTab(page, 4).click()
  await expectStep(page, 4)

  await pressClock(page, back)
  await expect(await distance(page)).toHaveText('The same as on this device.')
  await closeDemoDrawer(page)
  await fillStep(page, 4)
  await saveButton(page).click()
  await expect(page.getByText('Bank details saved.')).toBeVisible()
  await page.goto('/outbox')
  for (const step of [3, 4] as const) await expect(card(page, step)).toContainText('Sent')
})

test('DEMO-03 two days ahead the review takes longer than usual, in both tabs and after a reload, and set back it is running again', async ({
  page,
  context,
}) => {
  await page.goto('/?scenario=under-review')
  const running = (on: Page) => on.getByText('All 5 onboarding steps sent', { exact: true })
  const overdue = (on: Page) => on.getByText('The review takes longer than usual', { exact: true })
  await expect(running(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(running(other)).toBeVisible()
  await pressClock(page, 'On by 12 hours')
  await expect(running(page)).toBeVisible()
  await pressClock(page, back)
  await pressClock(page, 'On by 48 hours')
  await expect(await distance(page)).toHaveText('48 hours ahead of this device.')
  for (const tab of [page, other]) {
    await expect(overdue(tab)).toBeVisible()
    await expect(running(tab)).toBeHidden()
  }
  await page.reload()
  await expect(overdue(page)).toBeVisible()
  await expect(await distance(page)).toHaveText('48 hours ahead of this device.')
  await pressClock(page, back)
  for (const tab of [page, other]) await expect(running(tab)).toBeVisible()
})

test('TIME-01 EXT-02 two days ahead a seller whose session has ended signs in again and sees that she is approved', async ({ page }) => {
  await page.goto('/?scenario=under-review')
  await expect(page.getByText('All 5 onboarding steps sent', { exact: true })).toBeVisible()
  await pressClock(page, 'On by 48 hours')
  await closeDemoDrawer(page)
  await page.getByRole('link', { name: 'Log in again to ask for the result' }).click()
  await sendSignIn(page, readyAccount('under-review').email)
  await expect(page.getByText('Your registration is approved')).toBeVisible()
})
