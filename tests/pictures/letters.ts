import type { Page } from '@playwright/test'

/**
 * Waits for the product's letters, which come after the first pause: until then a system font stands in.
 * @throws where this machine itself has none for Hindi, and would draw boxes
 */
export async function untilLettersAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family.includes('Anek Latin') && status === 'loaded'))
  await page.evaluate(() => document.fonts.ready)
  const hasDevanagari = await page.evaluate(() => {
    const draw = (letter: string): string => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillText(letter, 50, 50)
      return canvas.toDataURL()
    }
    return draw('क') !== draw('ख')
  })
  if (!hasDevanagari) throw new Error('This machine has no letters for Hindi: on Debian, fonts-noto-core brings them.')
}
