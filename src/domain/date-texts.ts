import { locale } from './locale'

/** Times are those of the marketplace. */
const timeZone = 'Asia/Kolkata'

const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })

/** `12:04 pm`; a date is added when it is not today's. @param at, now milliseconds since the epoch */
export function timeText(at: number, now: number): string {
  const date = day.format(at)
  return date === day.format(now) ? time.format(at) : `${date}, ${time.format(at)}`
}

/** `21 Nov 2026`. @param at milliseconds since the epoch, or a day such as `2026-11-21` */
export const dayText = (at: number | string): string => day.format(new Date(at))
