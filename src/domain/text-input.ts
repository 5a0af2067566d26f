/** Rules for text as people type and paste it. Pure functions of strings. */

/** Replaces Indian digits by Latin ones. The code of zero ends in hex 6 in the blocks Devanagari to Malayalam, in 0 in the others here. */
export const withoutIndianDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯\u1C50-\u1C59\uABF0-\uABF9]/g, (digit) =>
    String((digit.charCodeAt(0) - (/[०-൯]/.test(digit) ? 6 : 0)) % 16),
  )

/** Text without invisible characters and without white space around it, in Unicode's composed form (NFC). */
export const plainText = (text: string): string =>
  text.replaceAll(/[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '').normalize('NFC').trim()

/** The same for an email, a number or a code, also without joiners and variation selectors, which names and messages need. */
export const bareText = (text: string): string => plainText(text.replaceAll(/\u200C|\u200D|\uFE0F/g, ''))

/** A number or a code with full-width and Indian digits as Latin ones. */
export const withLatinDigits = (text: string): string => withoutIndianDigits(bareText(text).normalize('NFKC'))

/** Leaves out every character that is not a digit; Indian digits count. */
export const digitsOf = (text: string): string => withLatinDigits(text).replaceAll(/\D/g, '')

/** India's country code or trunk zero, only when a whole ten-digit number follows. */
const countryOrTrunk = /^(?:0091|91|0)(?=\d{10}$)/

/** `+91 98765-43210`, `098765 43210` and `98765 43210` are the same mobile number. Nothing else is ever cut off. */
export const mobileDigitsOf = (text: string): string => digitsOf(text).replace(countryOrTrunk, '')

/** A code that people copy with spaces, dashes or in lower case, such as a GST number or an IFSC. */
export const codeOf = (text: string): string => withLatinDigits(text).replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
