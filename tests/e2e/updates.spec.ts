import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading, readyForOffline, sellers, signedIn } from './support/access'
import { callsOf } from './support/calls'
import { expectPage, names, pageLink, pageMarks, range, searchBox } from './support/lists'
import { expectSound } from './support/sound'

test.use({ storageState: signedIn(sellers.underReview) })

test('UPD-01 SAMPLE-01 the newest five updates stand first, each with title, content, sender and date', async ({ page }) => {
  await page.goto('/updates')
  await expect(heading(page, 'Updates')).toBeVisible()
  await expect(page.getByText('These are examples, not your shop.')).toBeVisible()
  await expect(range(page, 'Updates 1 to 5 of 17')).toBeVisible()
  await expect(names(page)).toHaveCount(5)
  const newest = page.getByRole('main').getByRole('listitem').first()
  await expect(newest.getByRole('heading', { name: 'Wedding season: later pickups from 23 November' })).toBeVisible()
  await expect(newest.getByText('20 Nov 2026 · Posted by Logistics team')).toBeVisible()
  await expect(newest.getByText('Pickups run until 8 pm in 42 cities')).toBeVisible()
  await expectSound(page, 'updates')
})

test('UPD-01 the pages lead to the oldest update and back, by the keyboard too', async ({ page }) => {
  await page.goto('/updates')
  await expectPage(page, 1)
  expect(await pageMarks(page)).toBe('1 2 3 4')
  await pageLink(page, 4).click()
  await expect(range(page, 'Updates 16 to 17 of 17')).toBeFocused()
  await expect(page).toHaveURL('/updates?page=4')
  await expect(names(page).last()).toHaveText('Back to School: how to take part')
  await pageLink(page, 'Previous').focus()
  await page.keyboard.press('Enter')
  await expect(range(page, 'Updates 11 to 15 of 17')).toBeFocused()
  await page.goBack()
  await expectPage(page, 4)
  await page.reload()
  await expectPage(page, 4)
  await page.goto('/updates?page=99&q=')
  await expectPage(page, 4)
})

test('UPD-01 updates are found by title, content, sender and date', async ({ page }) => {
  await page.goto('/updates?page=3')
  await expectPage(page, 3)
  for (const [words, title] of [
    ['navratri stock', 'Navratri: raise your stock in time'],
    ['guwahati', 'Two new sorting centres: Guwahati and Raipur'],
    ['tax desk jul 2026', 'TCS certificates for the last quarter'],
    ['28 jul 2026', 'Monsoon packing: use waterproof bags'],
  ] as const) {
    await searchBox(page).fill(words)
    await expect(names(page), words).toHaveText([title])
  }
  await searchBox(page).fill('hovercraft')
  await expect(page.getByText('No updates found.', { exact: true })).toBeVisible()
  await expectSound(page, 'no updates found')
})

test('UPD-01 SAMPLE-01 they are there without a network', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED.*service-worker\.js/)
  await page.goto('/dashboard')
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto('/updates?page=2')
  await expect(range(page, 'Updates 6 to 10 of 17')).toBeVisible()
})

test.describe('with a real backend', () => {
  test.use({
    baseURL: productForRealBackendAddress,
    storageState: signedIn(sellers.underReview, productForRealBackendAddress),
  })

  test('UPD-01 SAMPLE-01 nothing is asked of it', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto('/updates')
    await pageLink(page, 2).click()
    await searchBox(page).fill('payouts')
    await expect(page).toHaveURL('/updates?q=payouts')
    await expect(names(page).first()).toHaveText('Diwali payouts are complete')
    expect(calls).toEqual([])
  })
})
