/** Unpacks zlib data to exactly this many bytes; null if it is broken, or unpacks to fewer or more. */
export type Inflate = (packed: Uint8Array<ArrayBuffer>, length: number) => Promise<Uint8Array | null>

interface Size {
  readonly width: number
  readonly height: number
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Map(Array.from(alphabet, (letter, value) => [letter, value]))

/** The bytes of a base64 text; other characters count as its end. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.replace(/=+$/, '').length * 3) / 4))
  let [bits, held, at] = [0, 0, 0]
  for (const letter of text) {
    const value = values.get(letter)
    if (value === undefined) break
    bits = ((bits << 6) | value) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = (bits >> held) & 255
  }
  return bytes.subarray(0, at)
}

const numberAt = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 256 + byte, 0)

/** The checksum of PNG's chunks (a 32-bit CRC). */
function checkSum(bytes: Uint8Array): number {
  let sum = 0xffff_ffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb8_8320 : 0)
  }
  return (sum ^ 0xffff_ffff) >>> 0
}

interface Chunk {
  readonly type: string
  readonly data: Uint8Array
}

const pngName = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const

/** All chunks of a PNG; null if it is no PNG, is damaged or cut short, or has something after its last chunk. */
function chunksOf(bytes: Uint8Array): readonly Chunk[] | null {
  if (!pngName.every((byte, index) => bytes[index] === byte)) return null
  const chunks: Chunk[] = []
  let at: number = pngName.length
  while (at < bytes.length) {
    const end = at + 8 + numberAt(bytes, at)
    if (end + 4 > bytes.length || checkSum(bytes.subarray(at + 4, end)) !== numberAt(bytes, end)) return null
    chunks.push({ type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)), data: bytes.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks.at(-1)?.type === 'IEND' ? chunks : null
}

/** By colour type: how many numbers (samples) a pixel has, and how many bits each may have. */
const formats: Readonly<Record<number, { readonly numbers: number; readonly bits: readonly number[] }>> = {
  0: { numbers: 1, bits: [1, 2, 4, 8, 16] },
  2: { numbers: 3, bits: [8, 16] },
  3: { numbers: 1, bits: [1, 2, 4, 8] },
  4: { numbers: 2, bits: [8, 16] },
  6: { numbers: 4, bits: [8, 16] },
}

/** Bits per pixel; null if the header is missing or invalid, or says another size or interlacing. */
function pixelBitsOf(header: Chunk | undefined, { width, height }: Size): number | null {
  if (header?.type !== 'IHDR' || header.data.length !== 13) return null
  const [bits = 0, colour = 0, packing, filtering, weaving] = header.data.subarray(8)
  const isAsked = numberAt(header.data, 0) === width && numberAt(header.data, 4) === height
  const format = formats[colour]
  if (!isAsked || format?.bits.includes(bits) !== true || packing !== 0 || filtering !== 0 || weaving !== 0) return null
  return format.numbers * bits
}

/** The Paeth predictor: the neighbour that is nearest to left + above - corner (PNG, section 9.4). */
function nearest(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

/** What each filter adds to a byte, indexed by the filter type in front of each row. */
const filters: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  nearest,
]

/**
 * The unfiltered pixel rows of a PNG; null unless it is complete, of this size and not interlaced.
 */
export async function readPng(bytes: Uint8Array, size: Size, inflate: Inflate): Promise<readonly Uint8Array[] | null> {
  const chunks = chunksOf(bytes)
  const pixelBits = pixelBitsOf(chunks?.[0], size)
  if (chunks === null || pixelBits === null) return null
  const rowBytes = Math.ceil((size.width * pixelBits) / 8)
  const packed = chunks.filter(({ type }) => type === 'IDAT').flatMap(({ data }) => [...data])
  const unpacked = await inflate(Uint8Array.from(packed), size.height * (1 + rowBytes))
  if (unpacked === null) return null

  const pixelBytes = Math.max(1, pixelBits >> 3)
  const rows: Uint8Array[] = []
  let above = new Uint8Array(rowBytes)
  for (let at = 0; at < unpacked.length; at += 1 + rowBytes) {
    const filter = filters[unpacked[at] ?? 0]
    if (filter === undefined) return null
    const row = unpacked.slice(at + 1, at + 1 + rowBytes)
    for (const [index, byte] of row.entries())
      row[index] = byte + filter(row[index - pixelBytes] ?? 0, above[index] ?? 0, above[index - pixelBytes] ?? 0)
    rows.push(row)
    above = row
  }
  return rows
}
