import type { Page } from '@playwright/test'
import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading, keptOnDevice, readyForOffline, sellers, signedIn } from './support/access'
import { callsOf } from './support/calls'
import { expectPage, names, pageLink, range, searchBox } from './support/lists'
import { expectSound } from './support/sound'
import { makeStoreFallible, setStore } from './support/fallible-store'

test.use({ storageState: signedIn(sellers.underReview) })

const idea = 'Let me choose the colour of the packing slip'
const added = 'Your suggestion is saved on this device. It is in process.'

const field = (page: Page) => page.getByLabel('Your suggestion', { exact: true })
const addButton = (page: Page) => page.getByRole('button', { name: 'Add suggestion' })
const category = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Suggestions by status' }).getByRole('link', { name })
/** The suggestions on the page, as cards. */
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })

async function add(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await addButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: added })).toBeVisible()
  await expect(field(page)).toHaveValue('')
}

/** Another seller signs in on the same device. */
async function becomeSeller(page: Page, sellerId: string): Promise<void> {
  await page.evaluate((id) => localStorage.setItem('sellerId', id), sellerId)
  await page.reload()
  await expect(heading(page, 'Suggestions')).toBeVisible()
}

test('SUG-01 SAMPLE-01 suggestions stand under their status, five on a page, with id, date, text and reason', async ({ page }) => {
  await page.goto('/suggestions')
  await expect(heading(page, 'Suggestions')).toBeVisible()
  await expect(page.getByText('These are examples, not your shop. What you change here stays on this device.')).toBeVisible()
  await expect(category(page, /^In process/)).toHaveAttribute('aria-current', 'page')
  await expect(range(page, 'Suggestions 1 to 5 of 7')).toBeVisible()
  await expect(cards(page)).toHaveCount(5)
  await expect(cards(page).first()).toContainText('SG-1023')
  await expect(cards(page).first()).toContainText('17 Nov 2026')
  await expect(cards(page).first()).toContainText('Reason: Not decided yet.')
  await expectSound(page, 'suggestions in process')

  await category(page, /^Rejected/).click()
  await expect(page).toHaveURL('/suggestions?category=rejected')
  await expect(range(page, '5 suggestions')).toBeVisible()
  const rejected = cards(page).filter({ hasText: 'SG-1012' })
  await expect(rejected).toContainText('Give me the phone numbers of my customers.')
  await expect(rejected).toContainText('Reason: Customers’ numbers are private.')
  await expect(rejected).toContainText('Rejected')
  await expectSound(page, 'rejected suggestions')
})

test('SUG-01 category and page stand in the address', async ({ page }) => {
  await page.goto('/suggestions')
  await pageLink(page, 2).click()
  await expect(range(page, 'Suggestions 6 to 7 of 7')).toBeFocused()
  await category(page, /^Completed/).click()
  await expect(page).toHaveURL('/suggestions?category=completed')
  await pageLink(page, 3).click()
  await expect(page).toHaveURL('/suggestions?category=completed&page=3')
  await expect(range(page, 'Suggestions 11 to 11 of 11')).toBeVisible()
  await page.reload()
  await expect(names(page)).toHaveText(['SG-1001'])
  await page.goBack()
  await expectPage(page, 1)
  await page.goBack()
  await expect(category(page, /^In process/)).toHaveAttribute('aria-current', 'page')
  await expectPage(page, 2)

  for (const rubbish of ['category=nothing', 'category=', 'category=1&page=-3', 'category={}', 'category=inprocess&category=rejected']) {
    await page.goto(`/suggestions?${rubbish}`)
    await expect(category(page, /^In process/), rubbish).toHaveAttribute('aria-current', 'page')
    await expectPage(page, 1)
  }
  await page.goto('/suggestions?category=completed&page=9999')
  await expectPage(page, 3)
})

test('SUG-01 a search stays within the category, and says when it holds nothing', async ({ page }) => {
  await page.goto('/suggestions?category=completed&page=2')
  await expectPage(page, 2)
  await searchBox(page).fill('monsoon bags')
  await expect(names(page)).toHaveText(['SG-1005'])
  await expect(page).toHaveURL('/suggestions?category=completed&q=monsoon+bags')
  await category(page, /^Rejected/).click()
  await expect(page.getByText('No suggestions in this category.', { exact: true })).toBeVisible()
  await expect(searchBox(page)).toHaveValue('monsoon bags')
  await expectSound(page, 'no suggestions in this category')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(cards(page)).toHaveCount(5)
})

test('SUG-01 an empty suggestion is not taken', async ({ page }) => {
  await page.goto('/suggestions')
  for (const nothing of ['', '   \n ']) {
    await field(page).fill(nothing)
    await addButton(page).click()
    await expect(page.getByRole('alert').getByRole('link', { name: 'Enter your suggestion' })).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('alert').getByRole('link', { name: 'Enter your suggestion' }).click()
    await expect(field(page)).toBeFocused()
  }
  await expectSound(page, 'an empty suggestion')
  await expect(category(page, /^In process \(7\)/)).toBeVisible()
  await add(page, idea)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('SUG-01 SAMPLE-01 a new suggestion stands on top of those in process, and is there after a reload', async ({ page }) => {
  await page.goto('/suggestions?category=completed&page=2&q=sg')
  await expectPage(page, 2)
  await add(page, `${idea}\nand its size`)
  await expect(page).toHaveURL('/suggestions?category=inprocess')
  await expect(category(page, /^In process \(8\)/)).toHaveAttribute('aria-current', 'page')
  await expectPage(page, 1)
  const own = cards(page).first()
  await expect(own).toContainText('SG-1024')
  await expect(own).toContainText('In process')
  await expect(own).toContainText(idea)
  await expect(own).toContainText('Not decided yet. Only on this device.')
  await expectSound(page, 'a suggestion of her own')

  await add(page, 'A second one')
  await expect(names(page).first()).toHaveText('SG-1025')
  await page.reload()
  await expect(names(page)).toHaveText(['SG-1025', 'SG-1024', 'SG-1023', 'SG-1021', 'SG-1020'])
  await expect(field(page)).toHaveValue('')
})

test('SUG-01 SAMPLE-01 another seller sees none of it, and each keeps her own', async ({ page }) => {
  await page.goto('/suggestions')
  await add(page, idea)
  await field(page).fill('not yet added')
  await becomeSeller(page, sellers.atSignature.id)
  await expect(names(page).first()).toHaveText('SG-1023')
  await expect(field(page)).toHaveValue('')
  await expect(page.getByText(idea)).toHaveCount(0)
  await add(page, 'Of somebody else')
  await becomeSeller(page, sellers.underReview.id)
  await expect(cards(page).first()).toContainText(idea)
  await expect(field(page)).toHaveValue('not yet added')
  await expect(page.getByText('Of somebody else')).toHaveCount(0)
})

test('SUG-01 SAMPLE-01 the samples can be restored', async ({ page }) => {
  await page.goto('/suggestions')
  await expect(names(page).first()).toHaveText('SG-1023')
  await expect(page.getByRole('button', { name: 'Restore the samples' })).toHaveCount(0)
  await add(page, idea)
  await page.getByRole('button', { name: 'Restore the samples' }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('The samples stand as they were.')).toBeVisible()
  await expect(names(page).first()).toHaveText('SG-1023')
  await page.reload()
  await expect(names(page).first()).toHaveText('SG-1023')
})

test('SUG-01 what is typed and not added is there after a reload, and after a look at another screen', async ({ page }) => {
  await page.goto('/suggestions')
  await field(page).fill(idea)
  await expect.poll(() => keptOnDevice(page)).toContain(idea)
  await page.reload()
  await expect(field(page)).toHaveValue(idea)
  await field(page).press('Control+End')
  await field(page).pressSequentially(' and more')
  await page.goto('/updates')
  await expect(heading(page, 'Updates')).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue(`${idea} and more`)
  // Added just as it came back, with nothing typed before.
  await addButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: added })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect.poll(() => keptOnDevice(page)).not.toContain('and more')
  await page.reload()
  await expect(field(page)).toHaveValue('')
})

for (const [kind, told] of [
  ['full', 'The storage of this device is full, so this was not saved. Free some space and try again.'],
  ['unavailable', 'This device could not save this. Try again.'],
] as const)
  test(`SUG-01 SAMPLE-01 with the store ${kind} a suggestion is not claimed to be saved, and stays in its field`, async ({ page }) => {
    await makeStoreFallible(page)
    await page.goto('/suggestions')
    await field(page).fill(idea)
    await expect.poll(() => keptOnDevice(page)).toContain(idea)
    await setStore(page, kind)
    await addButton(page).click()
    const alert = page.getByRole('alert').filter({ hasText: told })
    await expect(alert).toBeVisible()
    await expect(field(page)).toHaveValue(idea)
    await expect(page.getByText(added)).toHaveCount(0)
    await setStore(page, 'sound')
    await expectSound(page, `the store ${kind}`)
    await addButton(page).click()
    await expect(page.getByRole('status').filter({ hasText: added })).toBeVisible()
    await expect(alert).toBeHidden()
    await expect(cards(page).first()).toContainText(idea)
  })

test('SUG-01 SAMPLE-01 without a network a suggestion is kept all the same', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED.*service-worker\.js/)
  await page.goto('/dashboard')
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto('/suggestions')
  await add(page, idea)
  await page.reload()
  await expect(cards(page).first()).toContainText(idea)
})

test('SUG-01 a suggestion of another tab appears', async ({ page, context }) => {
  await page.goto('/suggestions')
  await expect(names(page).first()).toHaveText('SG-1023')
  const other = await context.newPage()
  await other.goto('/suggestions')
  await add(other, idea)
  await expect(cards(page).first()).toContainText(idea)
})

test.describe('with a real backend', () => {
  test.use({
    baseURL: productForRealBackendAddress,
    storageState: signedIn(sellers.underReview, productForRealBackendAddress),
  })

  test('SUG-01 SAMPLE-01 nothing is asked of it', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto('/suggestions')
    await add(page, idea)
    await category(page, /^Completed/).click()
    await pageLink(page, 2).click()
    await page.reload()
    await expectPage(page, 2)
    expect(calls).toEqual([])
  })
})
