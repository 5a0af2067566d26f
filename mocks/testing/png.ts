import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const name = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

const asDataUrl = (png: Uint8Array): string => `data:image/png;base64,${Buffer.from(png).toString('base64')}`

interface Drawing {
  /** PNG's colour type; by default 0, eight bits of grey. */
  readonly colourType?: number
  /** The filter type in front of every row. */
  readonly filter?: number
  readonly rowBytes?: number
  /** The byte at a place of a row; by default a diagonal stroke. */
  readonly at?: (row: number, index: number) => number
}

/** The bytes of a whole PNG. */
export function pngBytes(width: number, height: number, drawing: Drawing = {}): Buffer {
  const { colourType = 0, filter = 0, rowBytes = width, at = (row, index) => (row === index ? 0 : 255) } = drawing
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, colourType], 8)
  const rows = Array.from({ length: height }, (_, row) => [filter, ...Array.from({ length: rowBytes }, (_byte, index) => at(row, index))])
  return Buffer.concat([name, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.from(rows.flat()))), chunk('IEND', Buffer.alloc(0))])
}

/** A whole PNG with a stroke in it, as a data URL. */
export const pngOf = (width: number, height: number): string => asDataUrl(pngBytes(width, height))

/** A coloured PNG that is nearly as large as `bytes`: random noise cannot be compressed. */
export function largePngOf(width: number, height: number, bytes: number): string {
  const rowBytes = 3 * width
  const noise = randomBytes(rowBytes * Math.min(height, Math.floor((0.98 * bytes) / rowBytes)))
  return asDataUrl(pngBytes(width, height, { colourType: 2, rowBytes, at: (row, index) => noise[row * rowBytes + index] ?? 255 }))
}

/** A PNG on which nothing is drawn. */
export const emptyPngOf = (width: number, height: number): string => asDataUrl(pngBytes(width, height, { at: () => 255 }))

/** The first bytes of a PNG: by default signature and header, without any of its pixels. */
export const cutPngOf = (width: number, height: number, bytes = 33): string => asDataUrl(pngBytes(width, height).subarray(0, bytes))
