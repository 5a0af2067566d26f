import { certificateKeptBytes, certificateKeptPixels } from '@/domain/portal-limits'

const jpegQualities = [0.9, 0.75, 0.6, 0.45]
/** A picture that is still too large is scaled by this factor until it fits. */
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
  // JPEG has no transparency: transparent parts become white, like paper.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A PNG stays a PNG if it is small enough; everything else becomes a JPEG. Null if no quality is small enough. */
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
 * Encodes the picture again: turned upright, without metadata such as place and camera, and no larger than is needed to
 * read it. Null where it cannot be made small enough. @throws where the browser cannot decode it
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

/** The file's name, with the extension of its new format. */
function named(name: string, type: string): string {
  const isRight = type === 'image/png' ? /\.png$/i.test(name) : /\.jpe?g$/i.test(name)
  return isRight ? name : `${name.replace(/\.[^.]*$/, '')}${type === 'image/png' ? '.png' : '.jpg'}`
}
