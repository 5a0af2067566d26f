import { signatureHeightPixels, signatureWidthPixels } from '@/contract/limits'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Every PNG starts with this name, the length of its first chunk, and that chunk's name. */
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] as const
const headerBytes = pngStart.length + 8

/** The first bytes of a base64 text. */
function decodeStart(base64: string, bytes: number): readonly number[] {
  const decoded: number[] = []
  for (let index = 0; decoded.length < bytes && index + 3 < base64.length; index += 4) {
    const quartet = [0, 1, 2, 3].map((offset) => alphabet.indexOf(base64.charAt(index + offset)))
    const bits = quartet.reduce((sum, value) => sum * 64 + Math.max(0, value), 0)
    decoded.push((bits >> 16) & 255, (bits >> 8) & 255, bits & 255)
  }
  return decoded.slice(0, bytes)
}

const readNumber = (bytes: readonly number[], at: number): number =>
  bytes.slice(at, at + 4).reduce((sum, byte) => sum * 256 + byte, 0)

/** Whether a data URL holds a PNG of the signature's size, by what the picture itself says. */
export function isSignaturePicture(dataUrl: string): boolean {
  const bytes = decodeStart(dataUrl.slice(dataUrl.indexOf(',') + 1), headerBytes)
  return (
    bytes.length === headerBytes &&
    pngStart.every((byte, index) => bytes[index] === byte) &&
    readNumber(bytes, 16) === signatureWidthPixels &&
    readNumber(bytes, 20) === signatureHeightPixels
  )
}
