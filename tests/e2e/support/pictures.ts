import type { Page } from '@playwright/test'
import type { PickedFile } from '../../support/picture-files'

/**
 * A photo from a phone, 2400 by 1200 pixels, rotated by its EXIF block, which also contains a location.
 * @param draw runs in the page, so it must not use anything of the test
 * @param bytes the least size of the file
 */
export async function turnedPhoto(
  page: Page,
  name: string,
  bytes: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<PickedFile> {
  const pen = await page.evaluateHandle(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1200
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no context')
    return context
  })
  await pen.evaluate(draw)
  const address = await pen.evaluate(({ canvas }) => canvas.toDataURL('image/jpeg', 0.95))
  const plain = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  // An EXIF block with one entry, orientation 6 (a quarter turn clockwise), followed by a location as text.
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex')
  const block = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS 12.9716 N 77.5946 E')])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(block.length + 2)
  const photo = Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, block, plain.subarray(2)])
  // Padding, as some cameras append it after the picture.
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([photo, Buffer.alloc(Math.max(0, bytes - photo.length))]) }
}

/** A photo of noise, which compresses badly and is large. */
export const largePhoto = (page: Page): Promise<PickedFile> =>
  turnedPhoto(page, 'IMG_2041.JPG', 0, (context) => {
    for (let index = 0; index < 9000; index += 1) {
      context.fillStyle = `hsl(${(index * 47) % 360} 80% ${(index * 31) % 100}%)`
      context.fillRect((index * 7919) % 2400, (index * 104_729) % 1200, 40, 20)
    }
  })

/** A JPEG of 2 by 2 pixels, encoded by the browser itself. */
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
