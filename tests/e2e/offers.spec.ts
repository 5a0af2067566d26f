import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading, readyForOffline, sellers, signedIn } from './support/access'
import { callsOf } from './support/calls'
import { expectPage, names, pageLink, pageMarks, range, searchBox } from './support/lists'
import { expectSound } from './support/sound'

test.use({ storageState: signedIn(sellers.underReview) })

const newest = 'Pongal Harvest: '

test.describe('with room for a table', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('OFFER-01 SAMPLE-01 ten offers stand in a table under the names of their fields', async ({ page }) => {
    await page.goto('/alloffers')
    await expect(heading(page, 'All Offers')).toBeVisible()
    await expect(page.getByText('These are examples, not your shop.')).toBeVisible()
    const table = page.getByRole('table', { name: 'Offers 1 to 10 of 128' })
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
    const row = table.or(page.getByRole('table', { name: '1 offer' })).getByRole('row').last()
    await expect(row.getByRole('rowheader')).toHaveText('Monsoon Days: Inverter air conditioners')
    await expect(row.getByRole('cell')).toHaveText(['OF-1059', '60%', '₹1,24,999', '5 Jul 2026', '31 Jul 2026'])
    await expect(row.locator('time').first()).toHaveAttribute('datetime', '2026-07-05')
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('OFFER-01 every offer is a card with all its fields, and every page number within reach of a finger', async ({ page }) => {
    await page.goto('/alloffers?q=OF-1059')
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(names(page)).toHaveText(['Monsoon Days: Inverter air conditioners'])
    await expect(page.getByRole('main').getByRole('term')).toHaveText(['ID', 'Discount', 'Purchase value', 'Start date', 'End date'])
    await expect(page.getByRole('main').getByRole('definition')).toHaveText(['OF-1059', '60%', '₹1,24,999', '5 Jul 2026', '31 Jul 2026'])
    await page.goto('/alloffers?page=10')
    await expectPage(page, 10)
    const numbers = page.getByRole('navigation', { name: 'Pages of offers' }).getByRole('listitem')
    const tops = new Set<number | undefined>()
    for (const link of await numbers.getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
      tops.add(box?.y)
    }
    expect(tops.size, 'one line of numbers').toBe(1)
  })
})

test('OFFER-01 thirteen pages are shown with an ellipsis, and lead one to the other', async ({ page }) => {
  await page.goto('/alloffers')
  await expect(names(page)).toHaveCount(10)
  await expectPage(page, 1)
  expect(await pageMarks(page)).toBe('1 2 3 4 5 … 13')
  await expect(pageLink(page, 'Previous')).toHaveCount(0)

  await pageLink(page, 13).click()
  await expect(page).toHaveURL('/alloffers?page=13')
  await expect(names(page)).toHaveCount(8)
  await expect(range(page, 'Offers 121 to 128 of 128')).toBeFocused()
  await expect(range(page, 'Offers 121 to 128 of 128')).toBeInViewport()
  await expect(pageLink(page, 'Next')).toHaveCount(0)
  expect(await pageMarks(page)).toBe('1 … 9 10 11 12 13')

  await pageLink(page, 9).click()
  await pageLink(page, 'Previous').click()
  await expectPage(page, 8)
  expect(await pageMarks(page)).toBe('1 … 7 8 9 … 13')
  await pageLink(page, 'Next').click()
  await expect(range(page, 'Offers 81 to 90 of 128')).toBeFocused()
  await expect(page).toHaveURL('/alloffers?page=9')
})

test('OFFER-01 ten pages or fewer are all shown', async ({ page }) => {
  await page.goto('/alloffers?q=sale')
  await expect(names(page)).toHaveCount(10)
  await expect(page.getByRole('status').filter({ hasText: '24 offers found' })).toBeAttached()
  expect(await pageMarks(page)).toBe('1 2 3')
})

test('OFFER-01 the search goes over every field, whatever the case, the accents and the order of the words', async ({ page }) => {
  await page.goto('/alloffers')
  for (const [words, name] of [
    ['of-1001', 'Makar Sankranti: Cotton kurtas'],
    ['cafe FREEDOM', 'Freedom Sale: Café filter coffee'],
    ['décor GANESH', 'Ganesh Utsav: Décor cushions'],
    ['₹1,700 aug 8', 'Freedom Sale: Running shoes'],
    ['1700 2026-10-28', 'Diwali Dhamaka: Running shoes'],
    ['27 aug 2026 15%', 'Onam Mela: Bedsheet sets'],
  ] as const) {
    await searchBox(page).fill(words)
    await expect(names(page), words).toHaveText([name])
  }
})

test('OFFER-01 a search begins on page 1, loses no key and adds no step to the history', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(heading(page, 'Home')).toBeVisible()
  await page.goto('/alloffers')
  await pageLink(page, 3).click()
  await expect(page).toHaveURL('/alloffers?page=3')
  await searchBox(page).pressSequentially('diwali dhamaka running shoes')
  await expect(searchBox(page)).toHaveValue('diwali dhamaka running shoes')
  await expect(page).toHaveURL('/alloffers?q=diwali+dhamaka+running+shoes')
  await expect(names(page)).toHaveText(['Diwali Dhamaka: Running shoes'])
  await expect(page.getByRole('status').filter({ hasText: '1 offer found' })).toBeAttached()
  await expect(searchBox(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/alloffers')
  await expect(searchBox(page)).toHaveValue('')
  await expect(range(page, 'Offers 1 to 10 of 128')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Home')).toBeVisible()
})

test('OFFER-01 Back, Forward, a reload and a shared address lead to the same place', async ({ page, context }) => {
  await page.goto('/alloffers')
  await searchBox(page).fill('2026')
  await expect(page).toHaveURL('/alloffers?q=2026')
  await pageLink(page, 2).click()
  await expect(range(page, 'Offers 11 to 20 of 120')).toBeVisible()
  await pageLink(page, 3).click()
  await expect(range(page, 'Offers 21 to 30 of 120')).toBeVisible()
  const third = await names(page).allInnerTexts()

  await page.goBack()
  await expectPage(page, 2)
  await page.goForward()
  await expectPage(page, 3)
  await page.reload()
  await expect(names(page)).toHaveText(third)
  await expect(searchBox(page)).toHaveValue('2026')
  await page.goBack()
  await page.goBack()
  await expectPage(page, 1)
  await expect(searchBox(page)).toHaveValue('2026')

  const shared = await context.newPage()
  await shared.goto('/alloffers?q=2026&page=3')
  await expect(names(shared)).toHaveText(third)
})

test('OFFER-01 an address with rubbish in it shows the nearest page that there is', async ({ page }) => {
  for (const [search, shown] of [
    ['page=0', 1],
    ['page=-1', 1],
    ['page=x', 1],
    ['page=2.5', 1],
    ['page=&q=', 1],
    ['page={"a":[1]}&q[]=x', 1],
    ['page=4&page=7', 4],
    ['page=9999', 13],
  ] as const) {
    await page.goto(`/alloffers?${search}`)
    await expectPage(page, shown)
    await expect(range(page, `Offers ${shown * 10 - 9} to ${Math.min(shown * 10, 128)} of 128`)).toBeVisible()
  }
  await pageLink(page, 'Previous').click()
  await expect(page).toHaveURL('/alloffers?page=12')
})

test('OFFER-01 where nothing is found it is said, with a way back to all', async ({ page }) => {
  await page.goto('/alloffers?q=hovercraft&page=4')
  await expect(page.getByRole('status').getByText('No offers found.', { exact: true })).toBeVisible()
  await expect(names(page)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Pages of offers' })).toHaveCount(0)
  await expectSound(page, 'no offers found')
  await page.getByRole('button', { name: 'Show all offers' }).click()
  await expect(range(page, 'Offers 1 to 10 of 128')).toBeVisible()
  await expect(searchBox(page)).toBeFocused()
  await expect(page).toHaveURL('/alloffers')
  await searchBox(page).fill('pongal')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(names(page).first()).toContainText(newest)
})

test('OFFER-01 all of it can be done with the keyboard', async ({ page }) => {
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
  await expect(range(page, 'Offers 11 to 20 of 24')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(pageLink(page, 1)).toBeFocused()
})

test('OFFER-01 anybody can use the list', async ({ page }) => {
  await page.goto('/alloffers?page=6')
  await expectPage(page, 6)
  await expectSound(page, 'offers, page 6')
})

test('OFFER-01 SAMPLE-01 the list is there without a network, the sign of the rupee too', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED.*service-worker\.js/)
  await page.goto('/dashboard')
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto('/alloffers?q=of-1059')
  await expect(page.getByText('₹1,24,999')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Anek Latin Variable"', '₹'))).toBe(true)
})

test.describe('with a real backend', () => {
  test.use({
    baseURL: productForRealBackendAddress,
    storageState: signedIn(sellers.underReview, productForRealBackendAddress),
  })

  test('OFFER-01 SAMPLE-01 nothing is asked of it', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto('/alloffers')
    await pageLink(page, 3).click()
    await searchBox(page).fill('diwali')
    await expect(page).toHaveURL('/alloffers?q=diwali')
    await page.reload()
    await expect(names(page)).toHaveCount(8)
    expect(calls).toEqual([])
  })
})
