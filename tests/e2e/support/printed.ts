import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

// Node finds no named exports in the package's bundle when it is imported, and a required module has no type.
// oxlint-disable-next-line typescript/no-unsafe-assignment
const library: typeof import('@zxing/library') = createRequire(import.meta.url)('@zxing/library')
const { BarcodeFormat, BinaryBitmap, GlobalHistogramBinarizer, MultiFormatOneDReader, RGBLuminanceSource } = library

const millimetresPerPoint = 25.4 / 72

/** A filled rectangle of a page, in millimetres. */
interface Filled {
  readonly left: number
  readonly width: number
  readonly top: number
}

/** A page as it is printed. */
export interface PrintedPage {
  /** In millimetres. */
  readonly size: readonly [number, number]
}

export interface Printed {
  readonly pages: readonly PrintedPage[]
  /** The text of each barcode from top to bottom, and the width of its narrowest bar in millimetres. */
  readonly bars: readonly { readonly text: string; readonly narrowest: number }[]
}

const numbersIn = (text: string): readonly number[] => text.trim().split(/\s+/).map(Number)

/** The drawing instructions of a PDF's pages; all its other streams are uncompressed or draw nothing. */
function* drawings(pdf: Buffer): Generator<string> {
  const text = pdf.toString('latin1')
  for (const { index, 0: start } of text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)) {
    const content = inflateSync(pdf.subarray(index + start.length)).toString('latin1')
    if (content.includes(' cm\n') && content.includes('\nh\n')) yield content
  }
}

/** All upright rectangles that are filled from line paths; `q` and `Q` save and restore the transformation. */
function filledIn(drawing: string): readonly Filled[] {
  const filled: Filled[] = []
  const outer: (readonly [number, number, number, number])[] = []
  let [scaleX, scaleY, moveX, moveY] = [1, 1, 0, 0]
  let points: (readonly [number, number])[] = []
  let shapes: Filled[] = []
  for (const line of drawing.split('\n')) {
    const [, values = '', operator = ''] = /^(.*?)\s*([a-zA-Z*]+)$/.exec(line) ?? []
    const [a = 0, b = 0, , d = 0, e = 0, f = 0] = numbersIn(values)
    if (operator === 'q') outer.push([scaleX, scaleY, moveX, moveY])
    if (operator === 'Q') [scaleX, scaleY, moveX, moveY] = outer.pop() ?? [1, 1, 0, 0]
    if (operator === 'cm') [scaleX, scaleY, moveX, moveY] = [scaleX * a, scaleY * d, moveX + scaleX * e, moveY + scaleY * f]
    if (operator === 'm') points = [[a, b]]
    if (operator === 'l') points.push([a, b])
    if (operator === 'h') {
      const across = points.map(([x]) => (moveX + scaleX * x) * millimetresPerPoint)
      const down = points.map(([, y]) => -(moveY + scaleY * y) * millimetresPerPoint)
      shapes.push({ left: Math.min(...across), width: Math.max(...across) - Math.min(...across), top: Math.min(...down) })
    }
    if (operator === 'f') filled.push(...shapes)
    if (operator !== 'm' && operator !== 'l' && operator !== 'h') shapes = []
  }
  return filled
}

/** What a decoder that is independent of the portal's encoder reads from a row of bars. */
function decoded(row: readonly Filled[]): string {
  const pixels = 12
  const quiet = 4
  const left = Math.min(...row.map((bar) => bar.left)) - quiet
  const right = Math.max(...row.map((bar) => bar.left + bar.width)) + quiet
  const [width, height] = [Math.ceil((right - left) * pixels), 20]
  const bright = new Uint8ClampedArray(width * height).fill(255)
  for (const bar of row)
    for (let y = 0; y < height; y++)
      bright.fill(0, y * width + Math.round((bar.left - left) * pixels), y * width + Math.round((bar.left + bar.width - left) * pixels))
  const read = new MultiFormatOneDReader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(bright, width, height))))
  if (read.getBarcodeFormat() !== BarcodeFormat.CODE_128) throw new Error(`Barcode of another kind: ${read.getText()}`)
  return read.getText()
}

/** At least this many rectangles side by side are a barcode, and not a table's lines. */
const fewestBars = 12

/** Reads one of Chromium's PDFs as a printer and a courier's scanner do: the sizes of its pages, and its barcodes. */
export function readPrinted(pdf: Buffer): Printed {
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[([^\]]*)\]/g)]
  const pages = boxes.map(([, box = '']): PrintedPage => {
    const [left = 0, top = 0, right = 0, bottom = 0] = numbersIn(box)
    return { size: [(right - left) * millimetresPerPoint, (bottom - top) * millimetresPerPoint] }
  })
  const rows = [...drawings(pdf)].flatMap((drawing) => {
    const byTop = new Map<string, Filled[]>()
    for (const bar of filledIn(drawing)) byTop.set(bar.top.toFixed(1), [...(byTop.get(bar.top.toFixed(1)) ?? []), bar])
    return [...byTop.values()].filter(({ length }) => length >= fewestBars)
  })
  return { pages, bars: rows.map((row) => ({ text: decoded(row), narrowest: Math.min(...row.map(({ width }) => width)) })) }
}
