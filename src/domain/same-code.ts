import { withLatinDigits } from './text-input'

/** Whether two codes are the same to whoever scans or types them, in whichever case and script of digits. */
export const isSameCode = (one: string, other: string): boolean => withLatinDigits(one).toLowerCase() === withLatinDigits(other).toLowerCase()
