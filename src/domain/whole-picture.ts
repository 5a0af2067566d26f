import type { Sentence } from '@/catalogues/catalogue'
import { stepRuleTexts } from './steps/rule-texts'

/**
 * Signatures of other content: a file with one of them is also a web page, a script or a PDF. Each is longer than four bytes,
 * because a four-byte one occurs by chance in one of twenty photos of 25 MB.
 */
const otherContent = /<(?:script|html|svg[\s/>][\s -~]{4}|!doctype html|iframe)|<\?php|%PDF-\d/i
const archive = 'PK\u0003\u0004'

const endOfPng = 'IEND'
/** The length of the IEND chunk from its name to its end: name and checksum, four bytes each. */
const endOfPngBytes = 8
const endOfJpeg = '\u00ff\u00d9'

const formats = { png: 'PNG', jpg: 'JPG', jpeg: 'JPG' } as const
const isKnown = (extension: string): extension is keyof typeof formats => Object.hasOwn(formats, extension)

/** The offset at which the picture itself ends; null if it is cut short. */
function endOf(text: string, isPng: boolean): number | null {
  const end = isPng ? text.indexOf(endOfPng) : text.lastIndexOf(endOfJpeg)
  const after = end + (isPng ? endOfPngBytes : endOfJpeg.length)
  return end < 0 || after > text.length ? null : after
}

/**
 * Why a file that begins as a PNG or JPEG is not accepted, or null if it is (GST-02): it is cut short, contains something
 * else too, or its name has another format's extension. Data that cameras append after the picture is accepted, since
 * re-encoding the picture drops it.
 */
export function wholePictureError(bytes: Uint8Array, name: string): Sentence | null {
  // One character per byte; in chunks, because engines limit the number of arguments of a call.
  let text = ''
  for (let from = 0; from < bytes.length; from += 0x80_00) text += String.fromCharCode(...bytes.subarray(from, from + 0x80_00))
  const isPng = text.startsWith('\u0089PNG')
  const end = endOf(text, isPng)
  if (end === null) return () => stepRuleTexts.fileDamaged
  if (otherContent.test(text) || text.slice(end).includes(archive)) return () => stepRuleTexts.fileHoldsMore
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase()
  if (extension === undefined) return null
  if (!isKnown(extension) || (formats[extension] === 'PNG') !== isPng) return () => stepRuleTexts.fileMisnamed(isPng ? 'PNG' : 'JPG')
  return null
}
