import type { Page } from '@playwright/test'
import type { PickedFile } from '../../support/picture-files'

/** A JPEG of 2 by 2 pixels, made by the browser itself. */
export async function smallJpeg(page: Page): Promise<PickedFile> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2
    canvas.height = 2
    return canvas.toDataURL('image/jpeg')
  })
  return {
    name: 'certificate.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
  }
}
