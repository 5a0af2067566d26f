import { expect, type Page } from '@playwright/test'
import { fontIsUsed } from '../e2e/support/fonts'

/**
 * Waits for the product's fonts, which load after a short idle time; until then a system font is used. If the new font
 * would shift text that is being read, the app applies it only from the next screen on: then this opens another screen
 * and comes back.
 * @throws if this machine has no font for Hindi, and would draw boxes
 */
export async function untilFontsAreUsed(page: Page): Promise<void> {
  const title = page.locator('main h1')
  const come = await expect.poll(() => fontIsUsed(page), { timeout: 6000 }).toBe(true).then(() => true, () => false)
  if (!come) {
    const shown = await title.innerText()
    await page.evaluate(() => history.pushState(null, '', location.pathname === '/about' ? '/login' : '/about'))
    await expect(title).not.toHaveText(shown)
    await page.goBack()
    await expect(title).toHaveText(shown)
    expect(await fontIsUsed(page)).toBe(true)
  }
  await page.evaluate(() => document.fonts.ready)
  const hasDevanagari = await page.evaluate(() => {
    const draw = (letter: string): string => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillText(letter, 50, 50)
      return canvas.toDataURL()
    }
    return draw('क') !== draw('ख')
  })
  if (!hasDevanagari) throw new Error('This machine has no font for Hindi: on Debian, fonts-noto-core brings them.')
}
