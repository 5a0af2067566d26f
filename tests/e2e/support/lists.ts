import { expect, type Locator, type Page } from '@playwright/test'

/** What the rows of a list are called, in a table or on cards. */
export const names = (page: Page): Locator =>
  page.getByRole('main').getByRole('rowheader').or(page.getByRole('main').getByRole('heading', { level: 3 }))

/** The line above the rows that tells which of them are shown. */
export const range = (page: Page, text: string): Locator => page.getByRole('heading', { level: 2, name: text, exact: true })

export const searchBox = (page: Page): Locator => page.getByRole('searchbox')

/** The way to a page, by its number or `Next` and `Previous`. */
export const pageLink = (page: Page, to: number | 'Next' | 'Previous'): Locator =>
  page.getByRole('link', { name: typeof to === 'number' ? `Page ${to}` : to, exact: true })

/** The marks of the page numbers in their order, such as `1 … 6 7 8 … 13`. */
export const pageMarks = async (page: Page): Promise<string> =>
  (await page.getByRole('navigation', { name: /^Pages of/ }).getByRole('listitem').allInnerTexts()).join(' ')

export async function expectPage(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('navigation', { name: /^Pages of/ }).locator('[aria-current="page"]')).toHaveText(String(number))
}
