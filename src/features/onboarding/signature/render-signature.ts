import SignaturePad, { type PointGroup } from 'signature_pad'
import { signatureHeightPixels, signatureWidthPixels } from '@/contract/limits'
import type { SignatureForm, Stroke } from '@/domain/steps/signature-step'

/** Dark ink on white paper, in light and dark mode alike: this is what the marketplace gets. */
const ink = '#1a1c2e'
const paper = '#ffffff'

/** Strokes as the drawing library takes them. */
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

function blankSheet(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = signatureWidthPixels
  canvas.height = signatureHeightPixels
  return canvas
}

function drawName(canvas: HTMLCanvasElement, name: string): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  const margin = 20
  context.fillStyle = paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  let size = 72
  do {
    context.font = `italic ${size}px "Segoe Script", "Snell Roundhand", "Dancing Script", cursive`
    size -= 2
  } while (size > 12 && context.measureText(name).width > canvas.width - 2 * margin)
  context.fillText(name, canvas.width / 2, canvas.height / 2, canvas.width - 2 * margin)
}

/** So many pixels of ink are the least that a signature has. */
const leastInk = 20
const isInk = (level: number): boolean => level < 128

/** Whether anything can be seen on a sheet: strokes may lie beside it, and a name may have no letters. */
function hasInk(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  let seen = 0
  for (let index = 0; index < data.length && seen < leastInk; index += 4) if (isInk(data[index] ?? 255)) seen += 1
  return seen >= leastInk
}

/**
 * The signature as a PNG data URL of 400 by 200 pixels, whatever screen it was made on (SIGN-02), and whether anything
 * can be seen on it.
 */
export function renderSignature(form: SignatureForm): { readonly picture: string; readonly empty: boolean } {
  const canvas = blankSheet()
  if (form.method === 'typed') {
    drawName(canvas, form.name.trim())
  } else {
    const pad = new SignaturePad(canvas, padOptions)
    pad.fromData(toPointGroups(form.strokes))
    pad.off()
  }
  return { picture: canvas.toDataURL('image/png'), empty: !hasInk(canvas) }
}
