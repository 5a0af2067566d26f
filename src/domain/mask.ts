import { mobileNumberLength } from '@/contract/limits'

/** Masks personal data for screens where its owner only has to recognise it. */

const dots = (count: number): string => '•'.repeat(Math.max(1, count))

/** `as•••@ex•••.com` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const dot = email.lastIndexOf('.')
  if (at < 1 || dot < at) return dots(email.length)
  const name = email.slice(0, at)
  const shown = name.length > 2 ? 2 : 1
  return `${name.slice(0, shown)}•••@${email.slice(at + 1, Math.min(at + 3, dot))}•••${email.slice(dot)}`
}

/** `98•••••210`; a number with too few digits is hidden completely. */
export const maskMobile = (mobile: string): string =>
  mobile.length < mobileNumberLength ? dots(mobile.length) : `${mobile.slice(0, 2)}${dots(mobile.length - 5)}${mobile.slice(-3)}`

/** A shorter number is hidden completely: its end would be half of it, or all. */
const shortestShown = 8

/** The last four characters, such as of an account number; empty for one that is hidden completely. */
export const lastFour = (value: string): string => (value.length < shortestShown ? '' : value.slice(-4))

/** `••••••7890` */
export function maskNumber(value: string): string {
  if (value === '') return ''
  return value.length < shortestShown ? dots(value.length) : dots(value.length - 4) + lastFour(value)
}
