import type { LinkProps } from '@tanstack/react-router'

const registration = '/register' satisfies LinkProps['to']

/**
 * A seller's invitation code: a hash of her id (FNV-1a), because the code is passed around, while the id identifies her
 * to the backend.
 */
export function referralCode(sellerId: string): string {
  let hash = 0x811c9dc5
  for (const character of sellerId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // The prefix of letters, because digits alone would be parsed as a number in the address.
  return `SP${(hash >>> 0).toString(36).padStart(7, '0').toUpperCase()}`
}

/**
 * The address at which somebody registers as invited by this seller (REF-01).
 * @param origin the portal's own origin
 */
export const referralLink = (origin: string, sellerId: string): string => `${origin}${registration}?ref=${referralCode(sellerId)}`
