import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap'
import GlobalHistogramBinarizer from '@zxing/library/esm/core/common/GlobalHistogramBinarizer'
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader'
import EAN13Reader from '@zxing/library/esm/core/oned/EAN13Reader'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource'
import type { CodeReader } from './code-reader'

/** The width of the picture that is decoded, in pixels: wider ones take longer and are not read better. */
const mostPixels = 1280

/** The brightness of each pixel, 0 to 255; green counts twice, as eyes see it. */
function brightness({ data, width, height }: ImageData): Uint8ClampedArray {
  const bright = new Uint8ClampedArray(width * height)
  // A plain loop, because this runs for a million pixels several times a second.
  for (let pixel = 0, at = 0; pixel < bright.length; pixel++, at += 4)
    bright[pixel] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4
  return bright
}

/** Decodes a Code 128 or EAN-13 in a picture; null if there is none. */
function decode(picture: ImageData): string | null {
  const source = new RGBLuminanceSource(brightness(picture), picture.width, picture.height)
  for (const reader of [new Code128Reader(), new EAN13Reader()]) {
    try {
      return reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText()
    } catch {
      // The reader throws if it finds no code of its format.
    }
  }
  return null
}

export function createReader(): CodeReader {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (context === null || video.videoWidth === 0) return null
    const scale = Math.min(1, mostPixels / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return decode(context.getImageData(0, 0, canvas.width, canvas.height))
  }
}
