import { locale } from './locale'

/** Times are those of the marketplace. */
const timeZone = 'Asia/Kolkata'

const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })

/** `12:04 pm`; a date is added when it is not today's. @param at, now milliseconds since the epoch */
export function timeText(at: number, now: number): string {
  return dayText(at) === dayText(now) ? time.format(at) : dateTimeText(at)
}

/** `21 Nov 2026`. @param at milliseconds since the epoch, or a day such as `2026-11-21` */
export const dayText = (at: number | string): string => day.format(new Date(at))

/** `21 Nov 2026, 12:04 pm`. @param at milliseconds since the epoch */
export const dateTimeText = (at: number): string => `${dayText(at)}, ${time.format(at)}`
