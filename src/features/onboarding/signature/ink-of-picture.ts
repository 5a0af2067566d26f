/** Decoded pixels: four bytes each, red, green, blue, alpha. */
interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** The opacity of the ink at each pixel, 0 to 255, and the bounding box of the signature in pixels. */
export interface Ink {
  readonly alpha: Uint8ClampedArray
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The paper's brightness is averaged around each pixel within this part of the longer side, so that a shadow counts as paper. */
const neighbourhood = 1 / 16
/** How much darker than the paper ink is, as a part of the paper's brightness: from `palest` it begins, from `full` it is opaque. */
const palest = 0.18
const full = 0.36

/** The largest part of a sheet that a signature covers; a picture with more ink is something else. */
const mostInk = 0.25
/** A row or column with fewer pixels of full ink counts as a speck. */
const leastAcross = 2
const leastInk = 40

/** The summed-area table of the picture: the sum of all pixels above and to the left of each. */
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

/** The span from the first to the last row or column with ink; null where there is none. */
function span(counts: Uint32Array): { readonly from: number; readonly length: number } | null {
  const from = counts.findIndex((count) => count >= leastAcross)
  return from < 0 ? null : { from, length: counts.findLastIndex((count) => count >= leastAcross) + 1 - from }
}

/** Separates the ink of a signature from its paper; null where there is too little ink, or too much. */
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
