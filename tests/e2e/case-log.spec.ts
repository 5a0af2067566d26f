import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading, readyForOffline, sellers, signedIn, signIn } from './support/access'
import {
  aDesktop,
  aPhone,
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
  tab,
  thread,
  threadHeading,
} from './support/case-log'
import { recordCalls } from './support/calls'
import { makeStoreFallible, setStore } from './support/fallible-store'
import { anotherTab } from './support/onboarding'
import { expectSound } from './support/sound'

test.use({ storageState: signedIn(sellers.underReview) })

test.describe('the list', () => {
  test('CASE-02 SAMPLE-01 shows the cases of two tabs, with number, title and date, and says that they are samples', async ({ page }) => {
    await page.goto('/caselog')
    await expect(heading(page, 'Case log')).toBeVisible()
    await expect(page.getByText('Sample data').filter({ visible: true })).toBeVisible()
    await expect(tab(page, 'Pending')).toHaveAttribute('aria-current', 'page')
    await expect(caseLinks(page)).toHaveCount(9)
    const settlement = caseLink(page, knownCases.settlement.subject)
    await expect(settlement).toContainText(knownCases.settlement.id)
    await expect(settlement.getByRole('time')).toHaveText('10 Nov 2026')
    await expect(settlement).toContainText('7 new messages')

    await tab(page, 'Resolved').click()
    await expect(page).toHaveURL('/caselog?tab=resolved')
    await expect(tab(page, 'Resolved')).toHaveAttribute('aria-current', 'page')
    await expect(caseLinks(page)).toHaveCount(6)
    await expect(caseLink(page, knownCases.settlement.subject)).toBeHidden()
    await page.goBack()
    await expect(tab(page, 'Pending')).toHaveAttribute('aria-current', 'page')
    await expect(settlement).toBeVisible()
  })

  test('CASE-02 is worked by the keyboard: a choice leads to the thread, Back to where it was made', async ({ page }) => {
    await page.goto('/caselog')
    const link = caseLink(page, knownCases.campaign.subject)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(threadHeading(page, knownCases.campaign.subject)).toBeFocused()
    await expect(page).toHaveURL(`/caselog?tab=pending&case=${knownCases.campaign.id}`)
    await page.keyboard.press('Tab')
    await expect(thread(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(box(page)).toBeFocused()
    await page.goBack()
    await expect(link).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use(aPhone)

  test('CASE-02 list and thread each have the screen to themselves; Back, and a link, lead to the list', async ({ page }) => {
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
    // The link went back: the case is what comes next, not what was before.
    await page.goForward()
    await expect(threadHeading(page, knownCases.resolved.subject)).toBeFocused()
  })
})

test.describe('on a wide screen', () => {
  test.use(aDesktop)

  test('CASE-02 list and thread stand side by side', async ({ page }) => {
    await page.goto('/caselog')
    await expect(page.getByText('Select a case to read its messages and to write one.')).toBeVisible()
    await expect(box(page)).toBeHidden()
    await caseLink(page, knownCases.campaign.subject).click()
    await expect(caseLink(page, knownCases.campaign.subject)).toHaveAttribute('aria-current', 'page')
    await expect(messages(page).last()).toBeInViewport()
    await expect(box(page)).toBeInViewport()
    await tab(page, 'Resolved').click()
    await expect(threadHeading(page, knownCases.campaign.subject)).toBeVisible()
    await expect(caseLinks(page)).toHaveCount(6)
  })
})

test.describe('the address', () => {
  test('CASE-02 opens a case cold, in its tab; one that does not exist is not found, in its place', async ({ page }) => {
    await openCase(page, knownCases.resolved)
    await expect(page).toHaveTitle('Case log – Seller Portal')
    await page.goto('/caselog?case=CL-GONE&tab=<b>')
    await expect(threadHeading(page, 'Case not found')).toBeVisible()
    await expect(box(page)).toBeHidden()
    await page.getByRole('link', { name: 'All cases' }).last().click()
    await expect(caseLinks(page)).toHaveCount(9)
    for (const search of ['case=12', 'case[]=1&tab=7', 'case=null', 'tab={"a":1}&case={"toString":1}']) {
      await page.goto(`/caselog?${search}`)
      await expect(heading(page, 'Case log')).toBeVisible()
    }
  })

  test('CASE-02 /caselog/messages opens the chat: of the latest case, or of the one that it names', async ({ page }) => {
    await page.goto('/caselog/messages')
    await expect(threadHeading(page, knownCases.settlement.subject)).toBeVisible()
    await expect(box(page)).toBeInViewport()
    await page.goto(`/caselog/messages?case=${knownCases.campaign.id}`)
    await expect(heading(page, 'Case log messages')).toBeVisible()
    await send(page, 'It holds')
    await page.goto('/caselog/messages')
    await expect(threadHeading(page, knownCases.campaign.subject)).toBeVisible()
  })
})

test.describe('a new case', () => {
  test('CASE-01 needs type, subject and description, and says what is missing', async ({ page }) => {
    await page.goto('/caselog')
    await createButton(page).click()
    const { type, subject, description, status, submit } = newCaseForm(page)
    await expect(type.getByRole('option')).toHaveText(['Select a case type', 'Shipment', 'Advertising', 'Payment', 'TCS', 'TDS'])
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveAccessibleDescription('Still to fill in: Case type, Subject, Description.')
    await type.selectOption('TDS')
    await subject.fill('   ')
    await description.fill('Which one?')
    await expect(status).toHaveText('Still to fill in: Subject.')
    await expect(submit).toBeDisabled()
    await subject.press('Enter')
    await expect(submit).toBeVisible()
    await subject.fill('Form 16A')
    await expect(status).toHaveText('Ready to be created.')
    await expect(submit).toBeEnabled()
  })

  test('CASE-01 CASE-02 stands on top of Pending, selected, its description the first message, and stays', async ({ page }) => {
    await page.goto('/caselog?tab=resolved')
    await createCase(page)
    await expect(page).toHaveURL(/\/caselog\?tab=pending&case=CL-[0-9A-F]{8}$/)
    await expect(messages(page)).toHaveCount(1)
    await expect(messages(page)).toContainText(newCase.description)
    await expect(messages(page)).toContainText('On this device')
    await page.reload()
    await expect(threadHeading(page, newCase.subject)).toBeVisible()
    await page.goto('/caselog')
    await expect(caseLinks(page)).toHaveCount(10)
    await expect(caseLinks(page).first()).toContainText(newCase.subject)
    await createButton(page).click()
    await expect(newCaseForm(page).subject).toHaveValue('')
  })

  test('CASE-01 what was typed outlives a modal closed by accident, and a reload', async ({ page }) => {
    await page.goto('/caselog')
    await createButton(page).click()
    const form = newCaseForm(page)
    await form.type.selectOption('TCS')
    await form.description.fill('Half of it')
    await page.keyboard.press('Escape')
    await expect(form.dialog).toBeHidden()
    await expect(createButton(page)).toBeFocused()
    await createButton(page).click()
    await expect(form.description).toHaveValue('Half of it')
    await page.keyboard.press('Escape')
    await page.reload()
    await createButton(page).click()
    await expect(form.type).toHaveValue('TCS')
    await expect(form.description).toHaveValue('Half of it')
  })

  test('CASE-01 SAMPLE-01 is not claimed to be created where the device cannot store it', async ({ page }) => {
    await makeStoreFallible(page)
    await page.goto('/caselog')
    await createButton(page).click()
    const form = newCaseForm(page)
    await setStore(page, 'full')
    await form.type.selectOption('TCS')
    await form.subject.fill('Kept here')
    await form.description.fill('All of it')
    await expect(form.dialog.getByText('This device does not keep what you type right now.')).toBeVisible()
    await form.submit.click()
    await expect(form.dialog.getByRole('alert')).toHaveText(/storage of this device is full/)
    await expect(form.subject).toHaveValue('Kept here')
    await setStore(page, 'sound')
    await form.submit.click()
    await expect(threadHeading(page, 'Kept here')).toBeFocused()
  })
})

test('SAMPLE-01 CASE-01 CASE-02 another tab follows at once', async ({ page, context }) => {
  await page.goto('/caselog')
  await expect(caseLinks(page)).toHaveCount(9)
  const other = await anotherTab(context, '/caselog')
  await createCase(other)
  await expect(caseLinks(page)).toHaveCount(10)
  await caseLink(page, newCase.subject).click()
  await send(other, 'From the other tab')
  await expect(messages(page).last()).toContainText('From the other tab')
})

test.describe('with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress, serviceWorkers: 'block' })

  test('SAMPLE-01 CASE-01 CASE-02 nothing is asked of it', async ({ page, problems }) => {
    problems.allow(/Service Worker registration blocked/)
    const calls = await recordCalls(page)
    await page.goto('/caselog')
    await expect(caseLinks(page)).toHaveCount(9)
    await createCase(page)
    await send(page, 'A second message')
    await page.goBack()
    await tab(page, 'Resolved').click()
    await caseLink(page, knownCases.resolved.subject).click()
    await expect(threadHeading(page, knownCases.resolved.subject)).toBeVisible()
    expect(calls).toEqual([])
  })
})

test('SAMPLE-01 CASE-01 CASE-02 works without a network, from a cold start', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED.*service-worker\.js/)
  await page.goto('/login')
  await signIn(page, sellers.underReview)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto(`/caselog/messages?case=${knownCases.campaign.id}`)
  await send(page, 'Written without a network')
  await page.goto('/caselog')
  await createCase(page)
  await page.reload()
  await expect(messages(page)).toContainText(newCase.description)
})

test.describe('anybody can use it', () => {
  test('CASE-02 SAMPLE-01 the list', async ({ page }) => {
    await page.goto('/caselog')
    await expect(caseLinks(page)).toHaveCount(9)
    await expectSound(page, 'list')
  })

  test('CASE-02 a thread with new messages and one of her own', async ({ page }) => {
    await openCase(page, knownCases.settlement)
    await send(page, 'The photos are on their way')
    await expectSound(page, 'thread')
  })

  test('CASE-02 a thread without messages, and one that is for reading only', async ({ page }) => {
    await openCase(page, knownCases.withoutMessages)
    await expect(thread(page)).toHaveText('No messages yet.')
    await expectSound(page, 'empty thread')
    await openCase(page, knownCases.resolved)
    await expectSound(page, 'resolved thread')
  })

  test('CASE-02 a case that is not there', async ({ page }) => {
    await page.goto('/caselog?case=none')
    await expect(threadHeading(page, 'Case not found')).toBeVisible()
    await expectSound(page, 'case not found')
  })

  test('CASE-01 the modal, empty and filled in', async ({ page }) => {
    await page.goto('/caselog')
    await createButton(page).click()
    const form = newCaseForm(page)
    await expect(form.dialog).toBeVisible()
    await expectSound(page, 'modal')
    await form.type.selectOption('Payment')
    await form.subject.fill('A subject '.repeat(20))
    await form.description.fill('A line\n'.repeat(30))
    await expect(form.submit).toBeEnabled()
    await expectSound(page, 'modal filled in')
  })
})
