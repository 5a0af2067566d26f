import { httpDate } from '@/clock/http-date'
import { headerNames } from '@/contract/endpoints'
import { hourMilliseconds, longestPauseMilliseconds, minuteMilliseconds } from '@/contract/limits'

/** The longest wait, in milliseconds, for a date that can only be compared with the device's own clock. */
const longestByDeviceClock = hourMilliseconds
/** The wait, in milliseconds, where such a date is already past by that clock. */
const waitWhenPastMilliseconds = minuteMilliseconds

/** @param sentAt the answer's own Date, where the backend lets the page read it */
function untilDate(value: string, sentAt: string, now: number): number | null {
  const date = httpDate(value)
  if (Number.isNaN(date)) return null
  const serverNow = httpDate(sentAt)
  if (!Number.isNaN(serverNow)) return Math.max(0, date - serverNow)
  // A phone's clock may be off by days, either way.
  return date > now ? Math.min(date - now, longestByDeviceClock) : waitWhenPastMilliseconds
}

/**
 * How long an answer asks to wait, by its Retry-After header: seconds or an HTTP date (RFC 9110, section 10.2.3).
 * @param now the device's clock, in milliseconds since the epoch
 * @returns milliseconds, never negative nor longer than a day, or null when the header is missing or cannot be read
 */
export function retryAfterOf(headers: Pick<Headers, 'get'>, now: number): number | null {
  const value = headers.get(headerNames.retryAfter)?.trim() ?? ''
  // A proxy may have added the header a second time ('5, 10'): the longest wait counts.
  const asked = /^\d+(, ?\d+)*$/.test(value) ? Math.max(...value.split(',').map(Number)) * 1000 : untilDate(value, headers.get(headerNames.date)?.trim() ?? '', now)
  return asked === null ? null : Math.min(asked, longestPauseMilliseconds)
}
