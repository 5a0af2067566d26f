import { pick } from './language'

/** English of India with Latin digits; times are those of the marketplace. */
const locale = pick({ en: 'en-IN-u-nu-latn' })
const timeZone = 'Asia/Kolkata'

const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })

/** `12:04 pm`; a date is added when it is not today's. @param at, now milliseconds since the epoch */
export function timeText(at: number, now: number): string {
  const date = day.format(at)
  return date === day.format(now) ? time.format(at) : `${date}, ${time.format(at)}`
}

/** `21 Nov 2026` @param at milliseconds since the epoch */
export const dateText = (at: number): string => day.format(at)

/** `12:04 pm` @param at milliseconds since the epoch */
export const clockText = (at: number): string => time.format(at)

const dayMilliseconds = 24 * 60 * 60 * 1000
const nearDays = pick({ en: { today: 'Today', yesterday: 'Yesterday' } })

/** `Today`, `Yesterday`, else the date. @param at, now milliseconds since the epoch */
export function relativeDayText(at: number, now: number): string {
  const date = dateText(at)
  if (date === dateText(now)) return nearDays.today
  return date === dateText(now - dayMilliseconds) ? nearDays.yesterday : date
}
