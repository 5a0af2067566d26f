/** Rules for text as people type and paste it. Pure functions of strings. */

/** Text with Indian digits as Latin ones. In Unicode each Indian script's zero ends in 6. */
export const withoutIndianDigits = (text: string): string =>
  text.replaceAll(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16))

/** Text with full-width and Indian digits as Latin ones. */
export const withLatinDigits = (text: string): string => withoutIndianDigits(text.normalize('NFKC'))

/** Leaves out every character that is not a digit; Indian digits count. */
export const digitsOf = (text: string): string => withLatinDigits(text).replaceAll(/\D/g, '')

/** India's country code or trunk zero, only when a whole ten-digit number follows. */
const countryOrTrunk = /^(?:0091|91|0)(?=\d{10}$)/

/** `+91 98765-43210`, `098765 43210` and `98765 43210` are the same mobile number. Nothing else is ever cut off. */
export const mobileDigitsOf = (text: string): string => digitsOf(text).replace(countryOrTrunk, '')

/** A code that people copy with spaces, dashes or in lower case, such as a GST number or an IFSC. */
export const codeOf = (text: string): string => withLatinDigits(text).replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** Text without outer white space and invisible characters. */
export function plainText(text: string): string {
  return text.normalize('NFC').replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/g, '').trim()
}
