import { sampleOffers } from '@/features/offers/sample-offers'
import { expect, test } from '../support/fixtures'
import { explainedSample, heading } from './support/access'
import { expectPage, names, offerPages, offersOnPage, pageLink, pageMarks, range, searchBox } from './support/lists'

test.use({ seller: 'under-review' })

/** How many offers a search for 'sale' finds. */
const onSale = sampleOffers().filter(({ name }) => /sale/i.test(name)).length

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('OFFER-01 SAMPLE-01 a table lists ten offers with a column for each field', async ({ page }) => {
    await page.goto('/alloffers')
    await expect(heading(page, 'All Offers')).toBeVisible()
    expect(await explainedSample(page)).toContain('These are examples, not your shop.')
    const table = page.getByRole('table', { name: offersOnPage(1) })
    await expect(table.getByRole('columnheader')).toHaveText([
      'ID',
      'Name',
      'Discount',
      'Purchase value',
      'Start date',
      'End date',
    ])
    await expect(table.getByRole('row')).toHaveCount(11)
    await searchBox(page).fill('OF-1059')
    const row = page.getByRole('table', { name: '1 offer' }).getByRole('row').last()
    await expect(row.getByRole('rowheader')).toHaveText('Monsoon Days: Inverter air conditioners')
    await expect(row.getByRole('cell')).toHaveText(['OF-1059', '60%', '₹1,24,999', '5 Jul 2026', '31 Jul 2026'])
    await expect(row.locator('time').first()).toHaveAttribute('datetime', '2026-07-05')
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('OFFER-01 a card shows an offer with all its fields, and the page numbers fit on one line and are large enough to press', async ({ page }) => {
    await page.goto('/alloffers?page=10')
    await expectPage(page, 10)
    const numbers = page.getByRole('navigation', { name: 'Pages of offers' }).getByRole('listitem')
    const boxes = await numbers.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { top, width, height } = link.getBoundingClientRect()
        return { top, width, height }
      }),
    )
    expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
    expect(new Set(boxes.map(({ top }) => top)).size, 'one line of numbers').toBe(1)

    await searchBox(page).fill('OF-1059')
    await expect(names(page)).toHaveText(['Monsoon Days: Inverter air conditioners'])
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('term')).toHaveText(['ID', 'Discount', 'Purchase value', 'Start date', 'End date'])
    await expect(page.getByRole('main').getByRole('definition')).toHaveText(['OF-1059', '60%', '₹1,24,999', '5 Jul 2026', '31 Jul 2026'])
  })
})

test('OFFER-01 page and search are restored by Back, Forward, a reload and a shared address', async ({ page, context }) => {
  await page.goto('/alloffers')
  await pageLink(page, offerPages).click()
  await expect(page).toHaveURL(`/alloffers?page=${offerPages}`)
  await expect(range(page, offersOnPage(offerPages))).toBeFocused()
  await expect(range(page, offersOnPage(offerPages))).toBeInViewport()
  await expect.poll(() => pageMarks(page)).toBe(`1 … ${[4, 3, 2, 1, 0].map((before) => offerPages - before).join(' ')}`)

  await searchBox(page).pressSequentially('sale')
  await expect(page).toHaveURL('/alloffers?q=sale')
  await expect(searchBox(page)).toBeFocused()
  await pageLink(page, 2).click()
  await expect(range(page, offersOnPage(2, onSale))).toBeVisible()
  await pageLink(page, 3).click()
  await expect(range(page, offersOnPage(3, onSale))).toBeVisible()
  const third = await names(page).allInnerTexts()

  await page.goBack()
  await expectPage(page, 2)
  await page.goForward()
  await expectPage(page, 3)
  await page.reload()
  await expect(names(page)).toHaveText(third)
  await expect(searchBox(page)).toHaveValue('sale')
  await page.goBack()
  await page.goBack()
  await expectPage(page, 1)
  await page.goBack()
  await expect(page).toHaveURL(`/alloffers?page=${offerPages}`)
  await expect(searchBox(page)).toHaveValue('')

  const shared = await context.newPage()
  await shared.goto('/alloffers?q=sale&page=3')
  await expect(names(shared)).toHaveText(third)
})

test('OFFER-01 search and pages can be used by keyboard alone', async ({ page }) => {
  await page.goto('/alloffers')
  await searchBox(page).focus()
  await page.keyboard.type('sale')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/alloffers?q=sale')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(pageLink(page, 1)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(range(page, offersOnPage(2, onSale))).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(pageLink(page, 1)).toBeFocused()
})
