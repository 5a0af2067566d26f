import { expect, test } from '../support/fixtures'
import { keptOnDevice } from './support/access'
import {
  box,
  caseLink,
  caseLinks,
  createButton,
  createCase,
  knownCases,
  messages,
  newCase,
  newCaseForm,
  openCase,
  send,
  sendButton,
  tab,
  thread,
  threadHeading,
} from './support/case-log'
import { aDesktop, aPhone } from './support/devices'
import { makeStoreFallible, setStore } from './support/fallible-store'
import { anotherTab } from './support/onboarding'
import { expectNoSidewaysScroll } from './support/room'

test.use({ seller: 'under-review' })

test.describe('on a phone', () => {
  test.use(aPhone)

  test('CASE-02 list and messages are shown one at a time, and Back or a link leads to the list with the focus on the case', async ({ page }) => {
    await page.goto('/caselog?tab=resolved')
    await caseLink(page, knownCases.resolved.subject).click()
    await expect(threadHeading(page, knownCases.resolved.subject)).toBeFocused()
    await expect(tab(page, 'Resolved')).toBeHidden()
    await expect(messages(page).last()).toBeInViewport()
    await page.goBack()
    await expect(caseLink(page, knownCases.resolved.subject)).toBeFocused()
    await expect(thread(page)).toBeHidden()

    await caseLink(page, knownCases.resolved.subject).click()
    await page.getByRole('link', { name: 'All cases' }).click()
    await expect(page).toHaveURL('/caselog?tab=resolved')
    await expect(caseLink(page, knownCases.resolved.subject)).toBeFocused()
    // The back link went back in history, so the case is the next entry, not the previous one.
    await page.goForward()
    await expect(threadHeading(page, knownCases.resolved.subject)).toBeFocused()
  })

  test('CASE-02 Enter starts a new line, the box grows up to a limit, and long words do not widen the page', async ({ page }) => {
    await openCase(page, knownCases.campaign)
    await expect(box(page)).not.toHaveAccessibleDescription(/Enter/)
    const height = (): Promise<number> => box(page).evaluate((element) => element.clientHeight)
    const empty = await height()
    await box(page).pressSequentially('One')
    await box(page).press('Enter')
    await box(page).pressSequentially('Two')
    await expect(box(page)).toHaveValue('One\nTwo')
    await expect.poll(height).toBeGreaterThan(empty)
    const ofTwoLines = await height()
    await sendButton(page).tap()
    await expect(messages(page).getByText('One\nTwo')).toBeVisible()
    await expect(messages(page).last()).toBeInViewport()

    await box(page).fill('Line\n'.repeat(40))
    await expect.poll(height).toBeGreaterThan(ofTwoLines)
    await expect.poll(height).toBeLessThan(200)
    await expect(box(page)).toBeInViewport()
    await expect(sendButton(page)).toBeInViewport()
    await expect(messages(page).last()).toBeInViewport()
    await send(page, 'W'.repeat(500))
    await expectNoSidewaysScroll(page, 'a word of 500 letters')
  })

  test('CASE-01 CASE-02 a case’s texts are shown as plain text, and messages and drafts are still there after a reload', async ({ page }) => {
    await page.goto('/caselog')
    await createCase(page, {
      type: 'TDS',
      subject: '<script>alert(2)</script>',
      description: '<img src=x onerror=alert(1)><b>bold</b> {{1}} \u202Eeman',
    })
    await expect(messages(page)).toContainText('<img src=x onerror=alert(1)><b>bold</b> {{1}} eman')
    await send(page, 'A second message')
    await expect(box(page)).toBeFocused()
    await box(page).fill('Not sent yet')
    await expect.poll(() => keptOnDevice(page, /-demo-samples$/)).toContain('Not sent yet')
    await page.reload()
    await expect(threadHeading(page, '<script>alert(2)</script>')).toBeVisible()
    await expect(messages(page)).toHaveText([/eman$/, /A second message$/])
    await expect(box(page)).toHaveValue('Not sent yet')

    await page.goto('/caselog')
    await expect(caseLinks(page)).toHaveCount(10)
    await expect(caseLinks(page).first()).toContainText('Draft')
    await createButton(page).click()
    const form = newCaseForm(page)
    await form.subject.fill('Half of it')
    await page.keyboard.press('Escape')
    await expect(createButton(page)).toBeFocused()
    await page.reload()
    await createButton(page).click()
    await expect(form.subject).toHaveValue('Half of it')
  })
})

test.describe('on a wide screen', () => {
  test.use(aDesktop)

  test('CASE-02 list and messages are shown side by side, and the keyboard moves between them and sends', async ({ page }) => {
    await page.goto('/caselog')
    await expect(page.getByText('Select a case to read its messages and to write one.')).toBeVisible()
    await expect(box(page)).toBeHidden()
    const link = caseLink(page, knownCases.campaign.subject)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(threadHeading(page, knownCases.campaign.subject)).toBeFocused()
    await expect(page).toHaveURL(`/caselog?tab=pending&case=${knownCases.campaign.id}`)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(messages(page).last()).toBeInViewport()
    await expect(box(page)).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(thread(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveAccessibleDescription(/Enter sends, Shift \+ Enter makes a new line\./)

    await page.keyboard.press('Enter')
    await expect(box(page)).toHaveValue('')
    await page.keyboard.type('One')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Two')
    await expect(box(page)).toHaveValue('One\nTwo')
    await page.keyboard.press('Enter')
    await expect(messages(page)).toHaveCount(6)
    await expect(messages(page).getByText('One\nTwo')).toBeVisible()
    await expect(box(page)).toHaveValue('')

    await page.goBack()
    await expect(link).toBeFocused()
    await link.click()
    await tab(page, 'Resolved').click()
    await expect(threadHeading(page, knownCases.campaign.subject)).toBeVisible()
    await expect(caseLinks(page)).toHaveCount(6)
  })

  test('CASE-02 a thread opens at the first unread message, also after a reload', async ({ page }) => {
    await page.goto('/caselog')
    const link = caseLink(page, knownCases.settlement.subject)
    await expect(link).toContainText('7 new messages')
    await link.click()
    const entries = thread(page).getByRole('listitem')
    // Six messages had been read before.
    await expect(entries.nth(6)).toHaveText('New')
    await expect(entries.nth(6)).toBeInViewport()
    await expect(entries.last()).not.toBeInViewport()
    await expect(link).not.toContainText('7 new messages')
    await expect(link).toContainText('new message')
    // Waits until the count of unread messages stays the same: it falls while the thread is still scrolling to its place.
    let left = -1
    await expect(async () => {
      const before = left
      left = Number(/(\d) new message/.exec((await link.textContent()) ?? '')?.[1])
      expect(left).toBeGreaterThan(0)
      expect(left).toBe(before)
    }).toPass({ intervals: [500] })

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

  test('SAMPLE-01 CASE-01 CASE-02 a message or case from another tab appears at once, and does not scroll the thread that is being read', async ({ page, context }) => {
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
    await createCase(other)
    await expect(caseLinks(page)).toHaveCount(10)
    await expect(caseLinks(page).first()).toContainText(newCase.subject)
  })
})

test('CASE-01 CASE-02 SAMPLE-01 if the store is full or closed, a message says that it was not saved, and the typed text stays', async ({ page }) => {
  await makeStoreFallible(page)
  await openCase(page, knownCases.withoutMessages)
  for (const [kind, sentence] of [
    ['full', 'This was not saved. This device’s storage is full. Free some space, for example by removing photos, videos or apps. Then try again.'],
    ['closed', 'This was not saved. The browser has closed this device’s storage. We are opening it again; if that takes long, close the app and open it again. Then try again.'],
  ] as const) {
    await setStore(page, kind)
    await box(page).fill(`Kept although ${kind}`)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(sentence)
    await expect(box(page)).toHaveValue(`Kept although ${kind}`)
    await setStore(page, 'sound')
    await sendButton(page).click()
    await expect(messages(page).last()).toContainText(`Kept although ${kind}`)
    await expect(page.getByRole('alert')).toBeHidden()
  }
  await expect(messages(page)).toHaveCount(2)
})
