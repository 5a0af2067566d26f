import type { LinkProps } from '@tanstack/react-router'

const registration = '/register' satisfies LinkProps['to']

/**
 * The address at which somebody registers as invited by this seller (REF-01). The code in it is a hash (FNV-1a):
 * the link is handed around, and from the seller's id the backend tells who she is.
 * @param origin the product's own
 */
export function referralLink(origin: string, sellerId: string): string {
  let hash = 0x811c9dc5
  for (const character of sellerId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // The letters before it: digits alone would be read as a number.
  const code = `SP${(hash >>> 0).toString(36).padStart(7, '0').toUpperCase()}`
  return `${origin}${registration}?ref=${code}`
}
