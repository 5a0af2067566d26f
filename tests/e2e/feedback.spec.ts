import type { Locator, Page } from '@playwright/test'
import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading, readyForOffline, sellers, signedIn } from './support/access'
import { recordCalls } from './support/calls'
import { expectSound } from './support/sound'

const none = 'No feedback for this rating.'
const ratings = (page: Page): Locator => page.getByRole('navigation', { name: 'Ratings' })
const choiceOf = (page: Page, stars: string): Locator => ratings(page).getByRole('link', { name: new RegExp(`^${stars} `) })
const group = (page: Page, name: string): Locator => page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })
/** The entries of the group on screen; each is headed by a name. */
const entries = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })

/** Every picture on screen has come and has a size. */
async function expectPictures(page: Page, count: number): Promise<void> {
  const pictures = page.getByRole('main').getByRole('img', { name: /^(?!.* out of 5$)/ })
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all()) {
    await expect(picture).not.toHaveAttribute('alt', '')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0)
  }
}

async function expectChosen(page: Page, stars: string): Promise<void> {
  await expect(group(page, stars)).toBeVisible()
  await expect(ratings(page).locator('[aria-current]')).toHaveCount(1)
  await expect(choiceOf(page, stars)).toHaveAttribute('aria-current', 'page')
}

test.describe('a seller reads what customers say', () => {
  test.use({ storageState: signedIn(sellers.underReview) })

  for (const [id, address, title, counts] of [
    ['FEED-01', '/productfeedback', 'Product feedback', [5, 3, 2, 0, 2]],
    ['FEED-02', '/sellerfeedback', 'Seller feedback', [4, 3, 0, 1, 1]],
  ] as const) {
    test(`${id} ${title} by star: how many there are, and each with its name, words and date`, async ({ page }) => {
      await page.goto(address)
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByText('These are examples, not your shop.')).toBeVisible()
      await expectChosen(page, '5 stars')
      await expect(ratings(page).getByRole('link')).toHaveCount(5)
      for (const [index, count] of counts.entries()) {
        const stars = index === 4 ? '1 star' : `${5 - index} stars`
        const words = count === 0 ? 'No ratings' : count === 1 ? '1 rating' : `${count} ratings`
        await expect(choiceOf(page, stars)).toHaveAccessibleName(`${stars} ${words}`)
        await choiceOf(page, stars).click()
        await expect(page).toHaveURL(`${address}?stars=${5 - index}`)
        await expectChosen(page, stars)
        await expect(entries(page)).toHaveCount(count)
        await expect(page.getByRole('status').getByText(count === 0 ? none : words, { exact: true })).toBeVisible()
        await expect(page.getByText(none)).toHaveCount(count === 0 ? 1 : 0)
        for (const entry of await entries(page).all()) {
          await expect(entry.getByRole('heading', { level: 3 })).toHaveText(/\S/)
          await expect(entry.getByRole('paragraph')).toHaveText(/\S/)
          await expect(entry.getByRole('time')).toHaveText(/^\d{1,2} (Oct|Nov) 2026$/)
        }
      }
    })

    test(`${id} ${title}: a star is chosen with the keyboard and told, and Back returns to the one before`, async ({ page }) => {
      await page.goto(`${address}?stars=4`)
      await expectChosen(page, '4 stars')
      const empty = `${5 - counts.indexOf(0)} stars`
      await choiceOf(page, empty).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').getByText(none, { exact: true })).toBeVisible()
      await expectChosen(page, empty)
      await expect(choiceOf(page, empty)).toBeFocused()
      await page.goBack()
      await expectChosen(page, '4 stars')
      await expect(page).toHaveURL(`${address}?stars=4`)
    })

    test(`${id} ${title}: the star in the address is opened, and anything else there is passed over`, async ({ page }) => {
      await page.goto(`${address}?stars=1`)
      await expectChosen(page, '1 star')
      await page.reload()
      await expectChosen(page, '1 star')
      for (const search of ['?stars=0', '?stars=6', '?stars=4.5', '?stars=many', '?stars=', '?stars=4&stars=2', '?stars=%7B%22a%22:1%7D', '?page=2']) {
        await page.goto(address + search)
        await expectChosen(page, '5 stars')
      }
    })
  }

  test('FEED-01 opens one entry with its pictures at full size, and comes back to its star', async ({ page }) => {
    await page.goto('/productfeedback?stars=1')
    await expect(entries(page)).toHaveCount(2)
    await expectPictures(page, 2)
    const small = await page.getByRole('img', { name: /Terracotta bottle with a crack/ }).boundingBox()
    await page.getByRole('link', { name: 'Terracotta water bottle, 1 litre' }).click()

    await expect(page).toHaveURL('/productfeedbackdetails/11')
    await expect(heading(page, 'Product feedback details')).toBeFocused()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2, name: 'Terracotta water bottle, 1 litre' })).toBeVisible()
    await expect(main.getByRole('img', { name: '1 star out of 5' })).toBeVisible()
    await expect(main.getByRole('time')).toHaveText('16 Nov 2026')
    await expect(main.getByText('The box came torn at one side')).toBeVisible()
    await expect(page.getByText('These are examples, not your shop.')).toBeVisible()
    await expectPictures(page, 2)
    const large = await page.getByRole('img', { name: /Terracotta bottle with a crack/ }).boundingBox()
    expect(large?.width).toBeGreaterThan(2.5 * (small?.width ?? Infinity))

    await main.getByRole('link', { name: 'Product feedback with 1 star' }).click()
    await expect(page).toHaveURL('/productfeedback?stars=1')
    await expectChosen(page, '1 star')
  })

  test('FEED-01 the whole of a card opens its entry', async ({ page }) => {
    await page.goto('/productfeedback?stars=4')
    await expect(entries(page)).toHaveCount(3)
    const words = await entries(page).first().getByRole('paragraph').boundingBox()
    await page.mouse.click((words?.x ?? 0) + 4, (words?.y ?? 0) + 4)
    await expect(page).toHaveURL('/productfeedbackdetails/10')
  })

  for (const id of ['999', 'constructor', '%20', '012'])
    test(`FEED-01 an unknown id says so in its place, with a way back: '${id}'`, async ({ page }) => {
      await page.goto(`/productfeedbackdetails/${id}`)
      await expect(heading(page, 'Feedback not found')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
      await page.getByRole('link', { name: 'Go to product feedback' }).click()
      await expect(page).toHaveURL('/productfeedback')
      await expect(heading(page, 'Product feedback')).toBeFocused()
    })

  test('FEED-01 FEED-02 PWA-02 all is there cold and without a network, pictures and unknown ids too', async ({ page, context, problems }) => {
    test.setTimeout(60_000)
    problems.allow(/ERR_INTERNET_DISCONNECTED.*service-worker\.js/)
    await page.goto('/updates')
    await readyForOffline(page)
    await context.setOffline(true)
    await page.close()

    const cold = await context.newPage()
    await cold.goto('/productfeedback?stars=5')
    await expect(entries(cold)).toHaveCount(5)
    await expectPictures(cold, 4)
    for (const [id, count] of [['11', 2], ['10', 1], ['8', 1]] as const) {
      await cold.goto(`/productfeedbackdetails/${id}`)
      await expect(heading(cold, 'Product feedback details')).toBeVisible()
      await expectPictures(cold, count)
    }
    await cold.goto('/productfeedbackdetails/999')
    await expect(heading(cold, 'Feedback not found')).toBeVisible()
    await cold.getByRole('link', { name: 'Go to product feedback' }).click()
    await expectChosen(cold, '5 stars')
    await cold.goto('/sellerfeedback?stars=3')
    await expect(cold.getByText(none)).toBeVisible()
  })

  test('FEED-01 FEED-02 can be used by anybody, with feedback, without, and at an unknown id', async ({ page }) => {
    test.setTimeout(90_000)
    for (const [address, last] of [
      ['/productfeedback', 'Block-printed cotton saree, indigo'],
      ['/productfeedback?stars=2', none],
      ['/productfeedbackdetails/11', 'Terracotta water bottle, 1 litre'],
      ['/productfeedbackdetails/999', 'There is no feedback at this address.'],
      ['/sellerfeedback?stars=4', 'Imran S.'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByText(last)).toBeVisible()
      await expectSound(page, address)
    }
  })
})

test.describe('feedback with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress, serviceWorkers: 'block' })

  test('SAMPLE-01 FEED-01 FEED-02 asks nothing of it', async ({ page, problems }) => {
    problems.allow(/Service Worker registration blocked/)
    const calls = await recordCalls(page)
    await page.goto('/productfeedback')
    await choiceOf(page, '1 star').click()
    await page.getByRole('link', { name: 'Terracotta water bottle, 1 litre' }).click()
    await expect(heading(page, 'Product feedback details')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.goto('/sellerfeedback')
    await choiceOf(page, '4 stars').click()
    await expect(entries(page)).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
  })
})
