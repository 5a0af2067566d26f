import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
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
  saveOffline,
  sendSignIn,
  stepTab,
  storedSeller,
} from './support/onboarding'
import { setConnection } from './support/drawer'
import { holdService } from './support/hold-service'

const meera = readyAccount('step-3')
const arjun = readyAccount('step-4')
const nicknameTaken = "The nickname 'Asha Crafts' is already taken. Please choose a different one."

// Unit tests check what the list says of each row; this checks what survives a page, a tab or a session.
test.use({ seller: 'step-3' })

async function open(page: Page): Promise<void> {
  await page.goto('/registrationdetails')
  await expectStep(page, 3)
}

const nickname = (page: Page) => page.getByLabel('Nickname (store name)')
const waitingPill = (page: Page) => page.getByRole('link', { name: /\d+ steps? (waiting to send|needs? attention)/ })

/** The queue's rows in sending order, such as `3:waiting`. */
const queue = async (page: Page): Promise<string[]> =>
  (await queueRows(page)).toSorted((a, b) => a.order - b.order).map(({ step, state }) => `${step}:${state}`)

test('QUEUE-01 QUEUE-03 QUEUE-05 P5 P6 waiting steps are shown on every screen; a refused one holds the rest until it is corrected, then all are sent', async ({
  page,
}) => {
  await open(page)
  await setConnection(page, 'Offline')
  await saveOffline(page, [3, 4, 5, 6], 'Asha Crafts')
  for (const path of ['/', '/policy', '/registrationconfirmationpage', '/outbox']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: '4 steps waiting to send' })).toBeVisible()
  }
  await setConnection(page, 'Online')
  await expect(card(page, 3)).toContainText('Needs attention')
  await expect(card(page, 3)).toContainText(nicknameTaken)
  for (const step of [4, 5, 6] as const) {
    await expect(card(page, step)).toContainText('Waiting to send')
    await expect(card(page, step)).toContainText('Held until GST Tax Information is accepted.')
  }
  await expect(page.getByRole('link', { name: '1 step needs attention' })).toBeVisible()
  expect(await answerList(page, meera.sellerId)).toEqual(['3:409'])
  // Nothing can leave before the seller has decided, neither by a press nor after a reload.
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
  await page.reload()
  await expect(card(page, 3)).toContainText('Needs attention')
  expect(await answerList(page, meera.sellerId)).toEqual(['3:409'])

  await page.getByRole('link', { name: 'Change GST Tax Information' }).click()
  await expectStep(page, 3)
  await expect(page.getByRole('alert').filter({ hasText: nicknameTaken })).toBeVisible()
  await expect(nickname(page)).toHaveValue('Asha Crafts')
  await nickname(page).fill('Meera Silks')
  await saveButton(page).click()
  await expect(page.getByText('GST Information saved successfully.')).toBeVisible()
  await expect.poll(() => answerList(page, meera.sellerId)).toEqual(['3:409', '3:200', '4:200', '5:200', '6:200'])
  await expect(waitingPill(page)).toBeHidden()
  expect((await storedSeller(page, meera.email)).steps.step3?.nickname).toBe('Meera Silks')
})

test('QUEUE-04 P20 a step saved again while the first save is being sent is sent after it', async ({ page, context }) => {
  await open(page)
  const other = await anotherTab(context, '/registrationdetails')
  await expectStep(other, 3)
  const release = await holdService(other)
  await nickname(page).fill('First Name')
  await saveButton(page).click()
  await expect.poll(() => queue(other)).toEqual(['3:sending'])
  await nickname(other).fill('Second Name')
  await saveButton(other).click()
  await expect.poll(() => queue(other)).toEqual(['3:sending', '3:waiting'])
  await release()
  await expect.poll(() => answerList(other, meera.sellerId)).toEqual(['3:200', '3:200'])
  expect((await storedSeller(other, meera.email)).steps.step3?.nickname).toBe('Second Name')
  await expect.poll(() => queue(other)).toEqual(['3:accepted'])
  await expectStep(other, 4)
})

test('QUEUE-05 QUEUE-06 ROUTE-08 an ended session pauses the queue; another seller sends nothing of it, and the same seller’s sign-in sends all', async ({
  page,
}) => {
  await open(page)
  await setConnection(page, 'Offline')
  await saveOffline(page, [3, 4], 'Meera Silks')
  const before = await queueRows(page)
  await page.evaluate(() => localStorage.setItem('sellerToken', 'a-token-that-nobody-knows'))
  await setConnection(page, 'Online')

  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page.getByText('Sign in again to go on. Nothing that you typed or saved on this device was lost.')).toBeVisible()
  expect(await queue(page)).toEqual(['3:waiting', '4:waiting'])
  // One request found out that the token is invalid; nothing was sent after it.
  expect((await queueRows(page)).map(({ attempts }) => attempts)).toEqual([1, 0])
  await page.goto('/outbox')
  await expect(page.getByText('2 steps wait on this device. Log in to see and send them.')).toBeVisible()
  await expect(page.getByText('Meera Silks')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()

  await sendSignIn(page, arjun.email)
  await expectStep(page, 4)
  await expect(waitingPill(page)).toBeHidden()
  await expect(page.getByLabel('Account holder name')).toHaveValue('')
  await fillStep(page, 4)
  await saveButton(page).click()
  await expect(page.getByText('Bank details saved.')).toBeVisible()
  expect(await answerList(page, arjun.sellerId)).toEqual(['4:200'])
  expect(await answerList(page, meera.sellerId)).toEqual([])
  expect((await storedSeller(page, meera.email)).steps).toEqual({})

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Login' }).click()
  await sendSignIn(page, meera.email)
  await expect.poll(() => answerList(page, meera.sellerId)).toEqual(['3:200', '4:200'])
  expect((await answersOf(page, meera.sellerId)).map(({ key }) => key)).toEqual(before.map(({ key }) => key))
  expect(await answerList(page, arjun.sellerId)).toEqual(['4:200'])
})

test('QUEUE-07 QUEUE-02 tabs that come online together send each step once', async ({ page, context }) => {
  await open(page)
  await setConnection(page, 'Offline')
  await saveOffline(page, [3, 4, 5, 6], 'Meera Silks')
  const other = await anotherTab(context, '/outbox')
  const third = await anotherTab(context, '/')
  await expect(waitingPill(third)).toBeVisible()
  await expect(card(other, 6)).toContainText('Waiting to send')
  const before = await queueRows(page)
  // The switch reaches all tabs at once.
  await setConnection(other, 'Online')
  for (const step of [3, 4, 5, 6] as const) await expect(card(other, step)).toContainText('Sent')
  await expect(waitingPill(page)).toBeHidden()
  await expect(waitingPill(third)).toBeHidden()
  const answers = await answersOf(page, meera.sellerId)
  expect(answers.map(({ step, status }) => `${step}:${status}`)).toEqual(['3:200', '4:200', '5:200', '6:200'])
  expect(answers.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
  expect((await queueRows(page)).map(({ attempts }) => attempts)).toEqual(
    before.map(({ attempts }) => attempts + 1),
  )
})

test('QUEUE-07 P4 P12 if a tab is closed while it sends, another tab sends the step with the same key', async ({ page, context }) => {
  await open(page)
  const other = await anotherTab(context, '/outbox')
  await expect(other.getByText('Nothing of yours waits on this device.')).toBeVisible()
  const release = await holdService(other)
  await nickname(page).fill('Meera Silks')
  await saveButton(page).click()
  await expect(card(other, 3)).toContainText('Sending')
  // The stitched border of its card is drawn only when the service has answered.
  const drawn = (): Promise<string> => card(other, 3).evaluate((element) => getComputedStyle(element).getPropertyValue('--p'))
  expect(await drawn()).toBe('0')
  const [sending] = await queueRows(other)
  await page.close()
  await release()
  await expect(card(other, 3)).toContainText('Sent')
  await expect.poll(drawn).toBe('100')
  const answers = await answersOf(other, meera.sellerId)
  expect(answers).toMatchObject([{ step: 3, status: 200, key: sending?.key }])
  expect(await queue(other)).toEqual(['3:accepted'])
})

test('QUEUE-02 QUEUE-07 P4 if the only tab is closed while it sends, the step is sent at the next start', async ({ page, context }) => {
  await open(page)
  await holdService(page)
  await nickname(page).fill('Meera Silks')
  await saveButton(page).click()
  await expect.poll(() => queue(page)).toEqual(['3:sending'])
  await page.close()
  const reopened = await context.newPage()
  await reopened.goto('/outbox')
  await expect(card(reopened, 3)).toContainText('Sent')
  expect(await answerList(reopened, meera.sellerId)).toEqual(['3:200'])
  await reopened.goto('/registrationdetails')
  await expect(stepTab(reopened, 3)).toContainText('Sent')
})

test('QUEUE-02 QUEUE-07 if the page is closed right after the press, the step is sent at the next start or is still in the form', async ({
  page,
  context,
}) => {
  await open(page)
  await nickname(page).fill('Meera Silks')
  await expect(page.getByText(/^Kept \d/)).toBeVisible()
  await saveButton(page).click({ noWaitAfter: true })
  await page.close({ runBeforeUnload: false })
  const reopened = await context.newPage()
  await reopened.goto('/registrationdetails')
  await stepTab(reopened, 3).click()
  await expectStep(reopened, 3)
  await expect(nickname(reopened)).toHaveValue('Meera Silks')
  if ((await queue(reopened)).length === 0) await saveButton(reopened).click()
  await expect.poll(() => answerList(reopened, meera.sellerId)).toEqual(['3:200'])
  await expect.poll(() => queue(reopened)).toEqual(['3:accepted'])
})
