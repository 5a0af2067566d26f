/**
 * Reads a Retry-After header: seconds or an HTTP date (RFC 9110, section 10.2.3).
 * @param now milliseconds since the epoch
 * @returns milliseconds to wait, never negative, or null when there is nothing to go by
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const value = header?.trim()
  if (value === undefined || value === '') return null
  if (/^\d+$/.test(value)) {
    const milliseconds = Number(value) * 1000
    return Number.isSafeInteger(milliseconds) ? milliseconds : null
  }
  // Every form of an HTTP date begins with a weekday; the parser takes far more than that, such as '-1'.
  const date = /^[a-z]/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
