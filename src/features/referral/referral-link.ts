import type { LinkProps } from '@tanstack/react-router'

const registration = '/register' satisfies LinkProps['to']

/**
 * The code of a seller's invitations, a hash of her id (FNV-1a): it is handed around, and from the id the backend tells
 * who she is.
 */
export function referralCode(sellerId: string): string {
  let hash = 0x811c9dc5
  for (const character of sellerId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // The letters before it: digits alone would be read as a number.
  return `SP${(hash >>> 0).toString(36).padStart(7, '0').toUpperCase()}`
}

/**
 * The address at which somebody registers as invited by this seller (REF-01).
 * @param origin the product's own
 */
export const referralLink = (origin: string, sellerId: string): string => `${origin}${registration}?ref=${referralCode(sellerId)}`
