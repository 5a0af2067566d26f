import { expect, test } from '../support/fixtures'
import { sellers, signedIn } from './support/access'
import {
  aDesktop,
  aPhone,
  becomeSeller,
  box,
  caseLink,
  caseLinks,
  createCase,
  knownCases,
  messages,
  newCase,
  openCase,
  send,
  sendButton,
  thread,
  threadHeading,
} from './support/case-log'
import { makeStoreFallible, setStore } from './support/fallible-store'
import { anotherTab } from './support/onboarding'
import { expectNoSidewaysScroll } from './support/sound'

test.use({ storageState: signedIn(sellers.underReview) })

test('CASE-02 a thread shows text, sender and time of each message, by days, the newest at the bottom', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-09T00:05+05:30'))
  await openCase(page, knownCases.campaign)
  await expect(thread(page).getByRole('heading', { level: 3 })).toHaveText(['5 Nov 2026', '6 Nov 2026', 'Yesterday'])
  await expect(messages(page)).toHaveCount(5)
  const second = messages(page).nth(1)
  await expect(second).toContainText('Support')
  await expect(second).toContainText('The campaign stopped because the product in it was out of stock')
  await expect(second.getByRole('time')).toHaveText('10:30 am')
  await expect(messages(page).last()).toContainText('You')
  await expect(messages(page).last()).toBeInViewport()

  await send(page, 'Good night')
  await expect(thread(page).getByRole('heading', { level: 3 }).last()).toHaveText('Today')
  await expect(messages(page).last().getByRole('time')).toHaveText('12:05 am')
  await expect(messages(page).last()).toBeInViewport()
  await page.clock.setFixedTime(new Date('2026-11-10T08:00+05:30'))
  await page.reload()
  await expect(thread(page).getByRole('heading', { level: 3 }).last()).toHaveText('Yesterday')
})

test('CASE-02 sending needs text; the button sends it, and it stays', async ({ page }) => {
  await openCase(page, knownCases.withoutMessages)
  await expect(thread(page)).toHaveText('No messages yet.')
  await expect(sendButton(page)).toBeDisabled()
  await box(page).fill(' \n ')
  await expect(sendButton(page)).toBeDisabled()
  await send(page, 'First')
  await expect(box(page)).toBeFocused()
  await send(page, 'Second')
  await expect(page.getByText('Nobody answers in this version. What you write stays on this device.')).toBeVisible()
  await page.reload()
  await expect(messages(page)).toHaveText([/First$/, /Second$/])
  await expect(messages(page).first()).toContainText('On this device')
})

test.describe('with a keyboard', () => {
  test.use(aDesktop)

  test('CASE-02 Enter sends, Shift + Enter makes a new line', async ({ page }) => {
    await openCase(page, knownCases.withoutMessages)
    await expect(box(page)).toHaveAccessibleDescription(/Enter sends, Shift \+ Enter makes a new line\./)
    await box(page).press('Enter')
    await expect(box(page)).toHaveValue('')
    await box(page).pressSequentially('One')
    await box(page).press('Shift+Enter')
    await box(page).pressSequentially('Two')
    await expect(box(page)).toHaveValue('One\nTwo')
    await box(page).press('Enter')
    await expect(messages(page)).toHaveCount(1)
    await expect(messages(page).getByText('One\nTwo')).toBeVisible()
    await expect(box(page)).toHaveValue('')
  })

  test('CASE-02 the place where reading stopped is kept', async ({ page }) => {
    await page.goto('/caselog')
    const link = caseLink(page, knownCases.settlement.subject)
    await expect(link).toContainText('7 new messages')
    await link.click()
    const entries = thread(page).getByRole('listitem')
    // Six messages were read before.
    await expect(entries.nth(6)).toHaveText('New')
    await expect(entries.nth(6)).toBeInViewport()
    await expect(entries.last()).not.toBeInViewport()
    await expect(link).not.toContainText('7 new messages')
    await expect(link).toContainText('new message')
    const left = Number(/(\d) new message/.exec((await link.textContent()) ?? '')?.[1])

    await page.reload()
    await expect(entries.nth(13 - left)).toHaveText('New')
    await expect(entries.nth(13 - left)).toBeInViewport()

    await thread(page).focus()
    await page.keyboard.press('End')
    await expect(entries.last()).toBeInViewport()
    await expect(link).not.toContainText('new message')
    await page.reload()
    await expect(entries).toHaveCount(13)
    await expect(entries.last()).toBeInViewport()
  })
})

test.describe('with the keyboard of the screen', () => {
  test.use(aPhone)

  test('CASE-02 Enter makes a new line, and the button sends', async ({ page }) => {
    await openCase(page, knownCases.withoutMessages)
    await box(page).pressSequentially('One')
    await box(page).press('Enter')
    await box(page).pressSequentially('Two')
    await expect(box(page)).toHaveValue('One\nTwo')
    await expect(box(page)).not.toHaveAccessibleDescription(/Enter/)
    await sendButton(page).tap()
    await expect(messages(page).getByText('One\nTwo')).toBeVisible()
  })
})

test('CASE-02 the box grows with the text, up to a limit, and stays in sight', async ({ page }) => {
  await openCase(page, knownCases.campaign)
  const height = (): Promise<number> => box(page).evaluate((element) => element.clientHeight)
  const empty = await height()
  await box(page).fill('One\nTwo\nThree')
  await expect.poll(height).toBeGreaterThan(empty)
  await box(page).fill('Line\n'.repeat(40))
  await expect.poll(height).toBeLessThan(200)
  await expect(box(page)).toBeInViewport()
  await expect(sendButton(page)).toBeInViewport()
  await expect(messages(page).last()).toBeInViewport()
})

test('CASE-02 what is typed and not sent is kept for each case', async ({ page }) => {
  await page.goto('/caselog')
  const link = caseLink(page, knownCases.campaign.subject)
  await link.click()
  await box(page).fill('Not done yet')
  await page.goBack()
  await expect(link).toContainText('Draft')
  await caseLink(page, knownCases.withoutMessages.subject).click()
  await expect(threadHeading(page, knownCases.withoutMessages.subject)).toBeVisible()
  await expect(box(page)).toHaveValue('')
  await page.goBack()
  await page.reload()
  await link.click()
  await expect(box(page)).toHaveValue('Not done yet')
  await sendButton(page).click()
  await expect(messages(page).last()).toContainText('Not done yet')
  await page.goBack()
  await expect(link).not.toContainText('Draft')
})

for (const [kind, sentence] of [
  ['full', 'The storage of this device is full, so this was not saved. Free some space and try again.'],
  ['unavailable', 'This device could not save this. Try again.'],
] as const)
  test(`CASE-02 SAMPLE-01 with the store ${kind} a message is not claimed to be sent, and stays in the box`, async ({ page }) => {
    await makeStoreFallible(page)
    await openCase(page, knownCases.withoutMessages)
    await setStore(page, kind)
    await box(page).fill('Do not lose me')
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(sentence)
    await expect(box(page)).toHaveValue('Do not lose me')
    await setStore(page, 'sound')
    await sendButton(page).click()
    await expect(messages(page)).toHaveText([/Do not lose me$/])
    await expect(page.getByRole('alert')).toBeHidden()
  })

test('CASE-02 a resolved case is for reading only, and says so', async ({ page }) => {
  await openCase(page, knownCases.resolved)
  await expect(page.getByText('This case is resolved, so it is for reading only.')).toBeVisible()
  await expect(box(page)).toBeHidden()
})

test('CASE-01 CASE-02 what a seller types is shown as text, and never wider than the screen', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)><b>bold</b> {{1}} \u202Eeman'
  await page.goto('/caselog')
  await createCase(page, { type: 'TDS', subject: '<script>alert(2)</script>', description: hostile })
  await expect(messages(page)).toContainText('<img src=x onerror=alert(1)><b>bold</b> {{1}} eman')
  await send(page, 'W'.repeat(500))
  await expectNoSidewaysScroll(page, 'a word of 500 letters')
})

test('SAMPLE-01 CASE-01 CASE-02 another seller on this device sees none of it', async ({ page }) => {
  await page.goto('/caselog')
  await createCase(page)
  await send(page, 'Only mine')
  await becomeSeller(page, sellers.atGst.id)
  await page.reload()
  await expect(threadHeading(page, 'Case not found')).toBeVisible()
  await page.goto('/caselog')
  await expect(caseLinks(page)).toHaveCount(9)
  await becomeSeller(page, sellers.underReview.id)
  await page.reload()
  await expect(caseLinks(page).first()).toContainText(newCase.subject)
})

test('SAMPLE-01 CASE-01 CASE-02 the samples can be had back as they were', async ({ page }) => {
  await openCase(page, knownCases.withoutMessages)
  await send(page, 'Soon gone')
  await page.goto('/caselog')
  await createCase(page)
  await page.goto('/caselog')
  await expect(caseLinks(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Restore the samples' }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('The samples stand as they were.')).toBeFocused()
  await expect(caseLinks(page)).toHaveCount(9)
  await caseLink(page, knownCases.withoutMessages.subject).click()
  await expect(thread(page)).toHaveText('No messages yet.')
})

test.describe('on a wide screen', () => {
  test.use(aDesktop)

  test('SAMPLE-01 CASE-02 what is half typed goes with the rest when the samples are restored', async ({ page }) => {
    await openCase(page, knownCases.withoutMessages)
    await box(page).fill('Half of it')
    await page.getByRole('button', { name: 'Restore the samples' }).click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText('The samples stand as they were.')).toBeFocused()
    await expect(box(page)).toHaveValue('')
  })

  test('CASE-02 a message from another tab leaves the reader where she is', async ({ page, context }) => {
    await openCase(page, knownCases.settlement)
    await expect(messages(page).first()).toBeAttached()
    await thread(page).focus()
    await page.keyboard.press('Home')
    await expect(messages(page).first()).toBeInViewport()
    const other = await anotherTab(context, `/caselog?case=${knownCases.settlement.id}`)
    await send(other, 'From the other tab')
    await expect(messages(page).last()).toContainText('From the other tab')
    await expect(messages(page).first()).toBeInViewport()
    await send(page, 'From here')
    await expect(messages(page).last()).toBeInViewport()
  })
})
