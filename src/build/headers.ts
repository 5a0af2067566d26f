/** What every host has to send with the page, because it cannot say this of itself. The second is for old browsers. */
export const pageHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
} as const
