import { pick } from './language'

/** English of India with Latin digits; times are those of the marketplace. */
const locale = pick({ en: 'en-IN-u-nu-latn' })
const timeZone = 'Asia/Kolkata'

const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })

/** `12:04 pm`; a date is added when it is not today's. @param at, now milliseconds since the epoch */
export function timeText(at: number, now: number): string {
  return day.format(at) === day.format(now) ? time.format(at) : dateTimeText(at)
}

/** `21 Nov 2026, 12:04 pm`. @param at milliseconds since the epoch */
export const dateTimeText = (at: number): string => `${day.format(at)}, ${time.format(at)}`
