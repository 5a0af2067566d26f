import { expect, type Locator, type Page } from '@playwright/test'
import { sampleOffers } from '@/features/offers/sample-offers'
import { sampleUpdates } from '@/features/updates/sample-updates'

/** The names of a list's rows, in a table or on cards. */
export const names = (page: Page): Locator =>
  page.getByRole('main').getByRole('rowheader').or(page.getByRole('main').getByRole('heading', { level: 3 }))

/** The line above the rows that tells which of them are shown. */
export const range = (page: Page, text: string): Locator => page.getByRole('heading', { level: 2, name: text, exact: true })

export const searchBox = (page: Page): Locator => page.getByRole('searchbox')

const pageOf = (noun: string, page: number, size: number, total: number): string =>
  `${noun} ${(page - 1) * size + 1} to ${Math.min(page * size, total)} of ${total}`

/** How many pages all offers have (OFFER-01). */
export const offerPages = Math.ceil(sampleOffers().length / 10)
/** What that line says on a page of all offers (OFFER-01), or of those that a search finds. */
export const offersOnPage = (page: number, found: number = sampleOffers().length): string => pageOf('Offers', page, 10, found)
/** The same of the updates (UPD-01). */
export const updatePages = Math.ceil(sampleUpdates.all.length / 5)
export const updatesOnPage = (page: number): string => pageOf('Updates', page, 5, sampleUpdates.all.length)

/** The link to a page, by its number or `Next` and `Previous`. */
export const pageLink = (page: Page, to: number | 'Next' | 'Previous'): Locator =>
  page.getByRole('link', { name: typeof to === 'number' ? `Page ${to}` : to, exact: true })

/** The page links in order, such as `1 … 6 7 8 … 13`. */
export const pageMarks = async (page: Page): Promise<string> =>
  (await page.getByRole('navigation', { name: /^Pages of/ }).getByRole('listitem').allInnerTexts()).join(' ')

export async function expectPage(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('navigation', { name: /^Pages of/ }).locator('[aria-current="page"]')).toHaveText(String(number))
}
