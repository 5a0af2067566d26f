/** Decoded pixels, four bytes each. */
interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** How dark each pixel is as ink, from 0 to 255, and the part of the picture that holds all of it. */
export interface Ink {
  readonly alpha: Uint8ClampedArray
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Paper is what lies around a pixel, within this part of the longer side: so a shadow over the sheet is paper too. */
const neighbourhood = 1 / 16
/** By how much of the paper's light ink is darker: begun, and full. What is between is the edge of a stroke. */
const palest = 0.18
const full = 0.36

/** Of a sheet with a signature so much is ink; more is something else. */
const mostInk = 0.25
/** A row or column with fewer pixels of full ink is a speck. */
const leastAcross = 2
const leastInk = 40

/** The sums of all that lies above and to the left of each pixel. */
function sumsOf(grey: Uint8ClampedArray, width: number, height: number): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += grey[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0)
    }
  }
  return sums
}

/** From the first to the last row or column that is no speck; null where there is none. */
function span(counts: Uint32Array): { readonly from: number; readonly length: number } | null {
  const from = counts.findIndex((count) => count >= leastAcross)
  return from < 0 ? null : { from, length: counts.findLastIndex((count) => count >= leastAcross) + 1 - from }
}

/** Tells the ink of a signature from its paper; null where that cannot be done. */
export function inkOf({ data, width, height }: Pixels): Ink | null {
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = (3 * (data[at * 4] ?? 0) + 6 * (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)) / 10
  const sums = sumsOf(grey, width, height)
  const reach = Math.max(4, Math.round(Math.max(width, height) * neighbourhood))
  const alpha = new Uint8ClampedArray(width * height)
  const rows = new Uint32Array(height)
  const columns = new Uint32Array(width)
  let ink = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, top, right, bottom] = [Math.max(0, x - reach), Math.max(0, y - reach), Math.min(width, x + reach), Math.min(height, y + reach)]
      const sum = (column: number, row: number): number => sums[row * (width + 1) + column] ?? 0
      const paper = (sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top)) / ((right - left) * (bottom - top))
      const depth = (paper - (grey[y * width + x] ?? 0)) / Math.max(paper, 1)
      alpha[y * width + x] = ((depth - palest) / (full - palest)) * 255
      if (depth < full) continue
      ink += 1
      rows[y] = (rows[y] ?? 0) + 1
      columns[x] = (columns[x] ?? 0) + 1
    }
  const [across, down] = [span(columns), span(rows)]
  if (across === null || down === null || ink < leastInk || ink > mostInk * alpha.length) return null
  return { alpha, left: across.from, top: down.from, width: across.length, height: down.length }
}
