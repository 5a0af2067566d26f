import { expect, type Page } from '@playwright/test'
import { holdFiles } from './held-files'

/** Whether the page uses the product's own font. */
export const fontIsUsed = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('Anek') && status === 'loaded'))

/** Holds back the fonts. @returns lets them load, and resolves when the app has tried them, seen that they would shift text, and dropped them */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const letFontsLoad = await holdFiles(page, /\.woff2$/)
  await page.addInitScript(() => {
    const letGo = FontFaceSet.prototype.delete
    FontFaceSet.prototype.delete = function noted(this: FontFaceSet, font: FontFace) {
      document.documentElement.dataset['letGo'] = ''
      return letGo.call(this, font)
    }
  })
  return async () => {
    letFontsLoad()
    await expect(page.locator('html')).toHaveAttribute('data-let-go')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
}
