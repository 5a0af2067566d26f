import { digitsOf } from '@/domain/text-input'

/** India's country code or trunk zero, only when a whole ten-digit number follows. */
const prefix = /^(?:0091|91|0)(?=\d{10}$)/

/** `+91 98765-43210`, `098765 43210` and `98765 43210` are the same number. Nothing else is ever cut off. */
export function mobileDigitsOf(text: string): string {
  return digitsOf(text).replace(prefix, '')
}
