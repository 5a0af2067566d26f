import { signatureHeightPixels, signatureWidthPixels } from '@/contract/limits'
import { decodeBase64, readPng, type Inflate } from './png'

/**
 * What a signature's picture turns out to be: `unreadable` if it is not a complete PNG of the right size, `empty` if
 * all its pixels are the same.
 */
export type SeenSignature = 'drawn' | 'empty' | 'unreadable'

/** Decodes the pixels of a data URL, since the file's header alone proves nothing. */
export async function lookAtSignature(dataUrl: string, inflate: Inflate): Promise<SeenSignature> {
  const size = { width: signatureWidthPixels, height: signatureHeightPixels }
  const bytes = decodeBase64(dataUrl.slice(dataUrl.indexOf(',') + 1))
  const rows = await readPng(bytes, size, inflate)
  if (rows === null) return 'unreadable'
  const [first = new Uint8Array()] = rows
  const isEven = rows.every((row) => row.every((byte, index) => byte === first[index]))
  return isEven && isRepeated(first, first.length / size.width) ? 'empty' : 'drawn'
}

/** Whether all pixels of a row are the same; pixels smaller than a byte are compared a byte at a time. */
function isRepeated(row: Uint8Array, pixelBytes: number): boolean {
  const step = Math.max(1, Math.floor(pixelBytes))
  return row.every((byte, index) => index < step || byte === row[index - step])
}
