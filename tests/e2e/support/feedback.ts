import { expect, type Locator, type Page } from '@playwright/test'

/** The feedback entries on screen; each has a name as its heading. */
export const feedbackEntries = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })

/** Expects that every picture of a feedback screen has loaded and has a size. */
export async function expectPictures(page: Page, count: number): Promise<void> {
  const pictures = page.getByRole('main').getByRole('img', { name: /^(?!.* out of 5$)/ })
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all()) {
    await expect(picture).not.toHaveAttribute('alt', '')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0)
  }
}
