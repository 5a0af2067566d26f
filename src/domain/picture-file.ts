import type { Sentence } from '@/catalogues/catalogue'
import { certificateMaximumBytes, certificateMaximumPixels, photoMaximumBytes } from './portal-limits'
import { stepRuleTexts } from './steps/rule-texts'

/** A picture's format and size in pixels, read from its header. */
interface PictureHeader {
  readonly format: 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The letters IHDR: every PNG begins with this chunk (ISO/IEC 15948, section 5.6). */
const headerChunk = 0x49484452

function pngHeader(bytes: DataView): PictureHeader | null {
  if (bytes.byteLength < 24 || bytes.getUint32(12) !== headerChunk) return null
  return { format: 'image/png', width: bytes.getUint32(16), height: bytes.getUint32(20) }
}

/** Start-of-frame markers of JPEG; C4, C8 and CC in the same range mean something else (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegHeader(bytes: DataView): PictureHeader | null {
  let offset = 2
  while (offset + 9 <= bytes.byteLength && bytes.getUint8(offset) === 0xff) {
    const marker = bytes.getUint8(offset + 1)
    if (marker === 0xff) {
      offset += 1
    } else if (isFrame(marker)) {
      return { format: 'image/jpeg', width: bytes.getUint16(offset + 7), height: bytes.getUint16(offset + 5) }
    } else {
      offset += 2 + bytes.getUint16(offset + 2)
    }
  }
  return null
}

/**
 * Why a file is not accepted as a picture, or null if it is (GST-02). Its name and declared type are not trusted,
 * and its size in pixels is checked before the browser decodes it.
 * @param head the file's first bytes; all bytes of a file within the size limit, as metadata may precede the header
 * @param size the file's length in bytes
 * @param isPhoto whether it was just taken with the camera; it may be larger, as the app shrinks it
 */
export function pictureError(head: Uint8Array, size: number, isPhoto = false): Sentence | null {
  const isPng = pngSignature.every((byte, index) => head[index] === byte)
  const isJpeg = head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff
  if (!isPng && !isJpeg) return () => stepRuleTexts.fileNotPicture
  if (size > (isPhoto ? photoMaximumBytes : certificateMaximumBytes)) return () => (isPhoto ? stepRuleTexts.fileTooManyPixels : stepRuleTexts.fileTooLarge)
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const header = isPng ? pngHeader(view) : jpegHeader(view)
  if (header === null || header.width === 0 || header.height === 0) return () => stepRuleTexts.fileDamaged
  return header.width * header.height > certificateMaximumPixels ? () => stepRuleTexts.fileTooManyPixels : null
}
