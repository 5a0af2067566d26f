import { certificateKeptBytes, certificateKeptPixels } from '@/contract/limits'

const jpegQualities = [0.9, 0.75, 0.6, 0.45]
/** A picture that is still too heavy is made smaller by this, again and again. */
const shrink = 0.75
const smallestSide = 200

const encoded = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

function drawn(bitmap: ImageBitmap, scale: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return null
  // A JPEG knows no transparency: what was seen through is white, as paper is.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A file in the format that it came in where that is light enough, else as a JPEG. */
async function lightest(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  if (type === 'image/png') {
    const png = await encoded(canvas, type)
    if (png !== null && png.size <= certificateKeptBytes) return png
  }
  for (const quality of jpegQualities) {
    const jpeg = await encoded(canvas, 'image/jpeg', quality)
    if (jpeg !== null && jpeg.size <= certificateKeptBytes) return jpeg
  }
  return null
}

/**
 * The same picture encoded again: turned as the camera meant it, without where and with what it was taken, no larger than
 * what is needed to read it. Null where the browser cannot read it.
 */
export async function rewritePicture(file: File, type: string): Promise<File | null> {
  const bitmap = await createImageBitmap(file)
  try {
    const longest = Math.max(bitmap.width, bitmap.height)
    for (let scale = Math.min(1, certificateKeptPixels / longest); ; scale *= shrink) {
      const canvas = drawn(bitmap, scale)
      const blob = canvas === null ? null : await lightest(canvas, type)
      if (blob !== null) return new File([blob], named(file.name, blob.type), { type: blob.type })
      if (canvas === null || longest * scale < smallestSide) return null
    }
  } finally {
    bitmap.close()
  }
}

/** Its own name, with the ending of what it has become. */
function named(name: string, type: string): string {
  const isRight = type === 'image/png' ? /\.png$/i.test(name) : /\.jpe?g$/i.test(name)
  return isRight ? name : `${name.replace(/\.[^.]*$/, '')}${type === 'image/png' ? '.png' : '.jpg'}`
}
