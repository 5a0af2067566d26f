import SignaturePad, { type PointGroup } from 'signature_pad'
import { signatureHeightPixels, signatureWidthPixels } from '@/contract/limits'
import type { SignatureForm, Stroke } from '@/domain/steps/signature-step'

/** Dark ink on white paper, in light and dark mode alike: this is what the marketplace gets. */
export const ink = '#1a1c2e'
const paper = '#ffffff'

/** Strokes in the format of signature_pad. */
export const toPointGroups = (strokes: readonly Stroke[]): PointGroup[] =>
  strokes.map((points) => ({
    points,
    penColor: ink,
    dotSize: 0,
    minWidth: 0.8,
    maxWidth: 2.6,
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
  }))

/** Options of a pad that looks like the exported picture. */
export const padOptions = { penColor: ink, backgroundColor: paper, minWidth: 0.8, maxWidth: 2.6, throttle: 0 }

/** A white canvas of the size that is sent, and its 2D context; null where the browser gives none. */
export function blankSheet(): { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D } | null {
  const canvas = document.createElement('canvas')
  canvas.width = signatureWidthPixels
  canvas.height = signatureHeightPixels
  // `hasInk` reads the pixels back, which is slow on a canvas kept on the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.fillStyle = paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

export const signatureMargin = 20

/** Handwriting fonts of the common systems for Latin letters; a script without one gets its look from the slant and the underline. */
const hand = (size: number): string =>
  `italic ${size}px "Segoe Script", "Snell Roundhand", "Dancing Script", cursive, "Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari"`

/** Draws a name slanted and slightly rising, and underlines it in one stroke if the fonts could draw any of it. */
function drawName({ canvas, context }: NonNullable<ReturnType<typeof blankSheet>>, name: string): void {
  const room = canvas.width - 3 * signatureMargin
  context.fillStyle = ink
  context.strokeStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  let size = 72
  do {
    context.font = hand(size)
    size -= 2
  } while (size > 12 && context.measureText(name).width > room)
  context.setTransform(1, -0.05, -0.12, 1, canvas.width / 2, canvas.height / 2 - 8)
  context.fillText(name, 0, 0, room)
  if (!hasInk(canvas)) return
  const half = Math.min(context.measureText(name).width, room) / 2
  context.lineWidth = 2
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(-half, size * 0.62)
  context.bezierCurveTo(-half / 3, size * 0.5, half / 2, size * 0.5, half, size * 0.58)
  context.bezierCurveTo(half * 0.6, size * 0.64, half * 0.2, size * 0.7, 0, size * 0.78)
  context.stroke()
}

/** The fewest pixels of ink that count as a signature. */
const leastInk = 20
const isInk = (level: number): boolean => level < 128

/** Whether anything is visible on the canvas: strokes may lie outside it, and a name may have no visible letters. */
function hasInk(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  let seen = 0
  for (let index = 0; index < data.length && seen < leastInk; index += 4) if (isInk(data[index] ?? 255)) seen += 1
  return seen >= leastInk
}

/**
 * The signature as a PNG data URL of 400 by 200 pixels, whatever screen it was made on (SIGN-02), and whether it is
 * empty to the eye.
 */
export function renderSignature(form: SignatureForm): { readonly picture: string; readonly empty: boolean } {
  if (form.method === 'picture') return { picture: form.picture?.url ?? '', empty: form.picture === null }
  const sheet = blankSheet()
  if (sheet === null) return { picture: '', empty: true }
  const { canvas } = sheet
  if (form.method === 'typed') {
    drawName(sheet, form.name.trim())
  } else {
    const pad = new SignaturePad(canvas, padOptions)
    pad.fromData(toPointGroups(form.strokes))
    pad.off()
  }
  return { picture: canvas.toDataURL('image/png'), empty: !hasInk(canvas) }
}
