import { withLatinDigits } from './text-input'

/** Whether two scanned or typed codes are equal, ignoring case and the script of their digits. */
export const isSameCode = (one: string, other: string): boolean => withLatinDigits(one).toLowerCase() === withLatinDigits(other).toLowerCase()
