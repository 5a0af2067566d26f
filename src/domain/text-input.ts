/** Rules for text as people type and paste it. Pure functions of strings. */

/** Leaves out every character that is not a digit, full-width and Indian digits understood. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replaceAll(/\D/g, '')
}

/** A code that people copy with spaces, dashes or in lower case, such as a GST number or an IFSC. */
export function codeOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}

/** Text without outer white space and invisible characters. */
export function plainText(text: string): string {
  return text.normalize('NFC').replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/g, '').trim()
}
