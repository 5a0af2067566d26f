import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { goOnWith, heading } from './support/access'
import { expectPictures, feedbackEntries } from './support/feedback'

test.use({ seller: 'under-review' })

const ratings = (page: Page): Locator => page.getByRole('navigation', { name: 'Ratings' })
const choiceOf = (page: Page, stars: string): Locator => ratings(page).getByRole('link', { name: new RegExp(`^${stars} `) })

async function expectChosen(page: Page, stars: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: stars, exact: true })).toBeVisible()
  await expect(ratings(page).locator('[aria-current]')).toHaveCount(1)
  await expect(choiceOf(page, stars)).toHaveAttribute('aria-current', 'page')
}

test('FEED-01 FEED-02 a number of stars is chosen by keyboard, and stays chosen after Back and a reload', async ({ page }) => {
  for (const [address, title, empty] of [
    ['/productfeedback', 'Product feedback', '2 stars'],
    ['/sellerfeedback', 'Seller feedback', '3 stars'],
  ] as const) {
    await page.goto(`${address}?stars=4`)
    await expect(heading(page, title)).toBeVisible()
    await expectChosen(page, '4 stars')
    await choiceOf(page, empty).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText('No feedback for this rating.', { exact: true })).toBeVisible()
    await expectChosen(page, empty)
    await expect(choiceOf(page, empty)).toBeFocused()
    await page.goBack()
    await expectChosen(page, '4 stars')
    await expect(page).toHaveURL(`${address}?stars=4`)
    await page.reload()
    await expectChosen(page, '4 stars')
    await goOnWith(page, `${address}?stars=9`, {})
    await expectChosen(page, '5 stars')
  }
})

test('FEED-01 an entry opens with its pictures at full size, and its link returns to the same stars', async ({ page }) => {
  await page.goto('/productfeedback?stars=1')
  await expect(feedbackEntries(page)).toHaveCount(2)
  await expectPictures(page, 2)
  const small = await page.getByRole('img', { name: /Terracotta bottle with a crack/ }).boundingBox()
  // The whole card opens its entry.
  const words = await feedbackEntries(page).filter({ hasText: 'Terracotta' }).getByRole('paragraph').boundingBox()
  await page.mouse.click((words?.x ?? 0) + 4, (words?.y ?? 0) + 4)

  await expect(page).toHaveURL('/productfeedbackdetails/11')
  await expect(heading(page, 'Product feedback details')).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'Terracotta water bottle, 1 litre' })).toBeVisible()
  await expectPictures(page, 2)
  const large = await page.getByRole('img', { name: /Terracotta bottle with a crack/ }).boundingBox()
  expect(large?.width).toBeGreaterThan(2.5 * (small?.width ?? Infinity))

  await page.getByRole('link', { name: 'Product feedback with 1 star' }).click()
  await expect(page).toHaveURL('/productfeedback?stars=1')
  await expectChosen(page, '1 star')
})

test('FEED-01 an unknown id shows “Feedback not found” inside the layout, with a link back', async ({ page }) => {
  await page.goto('/productfeedbackdetails/999')
  for (const id of ['999', 'constructor', '%20', '012']) {
    await goOnWith(page, `/productfeedbackdetails/${id}`, {})
    await expect(heading(page, 'Feedback not found')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to product feedback' }).click()
    await expect(page).toHaveURL('/productfeedback')
    await expect(heading(page, 'Product feedback')).toBeFocused()
  }
})
