import type { Sentence } from '@/catalogues/catalogue'
import type { SignatureInk } from '@/domain/steps/signature-step'
import { stepRuleTexts } from '@/domain/steps/rule-texts'
import type { Taken } from '@/forms/pick-field'
import { pictureRefusal } from '../picture-refusal'
import { inkOf, type Ink } from './ink-of-picture'
import { blankSheet, ink as inkColour, signatureMargin } from './render-signature'

/** The longer side in pixels that is enough to find the ink. */
const lookedAtPixels = 800

/** The picture turned upright, on white, scaled down so that every pixel can be examined. */
async function pixelsOf(file: File): Promise<ImageData | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, lookedAtPixels / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context !== null) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null
}

/** Draws the ink alone, in the colour of every signature, as large as the sheet allows. @returns a PNG data URL, or null without a canvas */
function onSheet({ alpha, left, top, width, height }: Ink, imageWidth: number): string | null {
  const sheet = blankSheet()
  const cut = document.createElement('canvas')
  cut.width = width
  cut.height = height
  const pen = cut.getContext('2d')
  if (sheet === null || pen === null) return null
  const pixels = pen.createImageData(width, height)
  for (let at = 0; at < width * height; at += 1)
    pixels.data[at * 4 + 3] = alpha[(top + Math.floor(at / width)) * imageWidth + left + (at % width)] ?? 0
  pen.putImageData(pixels, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = inkColour
  pen.fillRect(0, 0, width, height)
  const { canvas, context } = sheet
  const scale = Math.min((canvas.width - 2 * signatureMargin) / width, (canvas.height - 2 * signatureMargin) / height)
  context.drawImage(cut, (canvas.width - width * scale) / 2, (canvas.height - height * scale) / 2, width * scale, height * scale)
  return canvas.toDataURL('image/png')
}

const refused = (say: Sentence): Taken<SignatureInk> => ({ kind: 'refused', say })

/** The signature made from a picture, or why the picture is refused. The file itself is not sent. */
export async function takeSignature(file: File, isPhoto: boolean): Promise<Taken<SignatureInk>> {
  try {
    const refusal = await pictureRefusal(file, isPhoto)
    if (refusal !== null) return refused(refusal)
    const pixels = await pixelsOf(file)
    const ink = pixels === null ? null : inkOf(pixels)
    const url = pixels === null || ink === null ? null : onSheet(ink, pixels.width)
    return url === null ? refused(() => stepRuleTexts.signatureUnclear) : { kind: 'held', held: { url } }
  } catch {
    return refused(() => stepRuleTexts.fileDamaged)
  }
}
