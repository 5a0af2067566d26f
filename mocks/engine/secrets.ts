import { contactCodeLength } from '@/contract/limits'

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A random text of twice as many characters as bytes. */
export const randomText = (randomBytes: (count: number) => Uint8Array, bytes: number): string =>
  hexadecimal(randomBytes(bytes))

/** A one-time code in which every value is equally likely. */
export function randomCode(randomBytes: (count: number) => Uint8Array): string {
  let code = ''
  while (code.length < contactCodeLength) {
    const byte = randomBytes(1)[0] ?? 255
    // 250 is the last multiple of ten in a byte: with the bytes from there on, low digits would come more often.
    if (byte < 250) code += String(byte % 10)
  }
  return code
}

/** Compares two texts in a time that does not reveal where they differ. */
export function sameSecret(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index % (b.length || 1))
  return difference === 0
}
