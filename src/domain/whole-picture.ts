import type { Sentence } from '@/catalogues/catalogue'
import { stepRuleTexts } from './steps/rule-texts'

/**
 * Marks that no picture contains; a file with one of them is a page, a script, a document or an archive too. Each is longer
 * than four bytes: those stand by chance in one of twenty photos of 25 MB.
 */
const otherContent = /<(?:script|html|svg[\s/>][\s -~]{4}|!doctype html|iframe)|<\?php|%PDF-\d/i
const archive = 'PK\u0003\u0004'

const endOfPng = 'IEND'
/** The length of IEND's chunk from its name on: the name and the checksum. */
const endOfPngBytes = 8
const endOfJpeg = '\u00ff\u00d9'

const formats = { png: 'PNG', jpg: 'JPG', jpeg: 'JPG' } as const
const isKnown = (extension: string): extension is keyof typeof formats => Object.hasOwn(formats, extension)

/** Where the picture itself ends; null where it is cut short. */
function endOf(text: string, isPng: boolean): number | null {
  const end = isPng ? text.indexOf(endOfPng) : text.lastIndexOf(endOfJpeg)
  const after = end + (isPng ? endOfPngBytes : endOfJpeg.length)
  return end < 0 || after > text.length ? null : after
}

/**
 * Why a file that begins as a PNG or JPEG cannot be taken, or null when it can (GST-02): it is cut short, is something
 * else besides, or its name says another format. What cameras add behind a picture is accepted, since the picture is
 * encoded again without it.
 */
export function wholePictureError(bytes: Uint8Array, name: string): Sentence | null {
  // One character per byte, in parts, since a call takes only so many arguments.
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
