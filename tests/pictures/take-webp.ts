import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { untilFontsAreUsed } from './fonts'

interface Size {
  readonly width: number
  readonly height: number
  /** Picture pixels per CSS pixel. */
  readonly scale: number
  readonly quality: number
}

/** Writes WebP, which Playwright itself cannot: for text on a screen it is half the size. */
export async function takeWebp(page: Page, file: string, { width, height, scale, quality }: Size): Promise<void> {
  await untilFontsAreUsed(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  await writeFile(file, data, 'base64')
}
