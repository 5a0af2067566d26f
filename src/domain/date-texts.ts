import { catalogue } from '@/catalogues/catalogue'
import { perLanguage } from '@/catalogues/per-language'
import { clockInIndia, timeZone } from '@/contract/india-time'

const formats = perLanguage(({ locale, dates: { month, ...dayPeriod } }) => ({
  time: new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', ...dayPeriod }),
  day: new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month, year: 'numeric' }),
  dayOfYear: new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month }),
}))

const dayMilliseconds = 24 * 60 * 60 * 1000
export const nearDays = catalogue('domain/date', { today: 'Today', yesterday: 'Yesterday' })

/** `21 Nov 2026`. @param at milliseconds since the epoch, or a day such as `2026-11-21` */
export const dayText = (at: number | string): string => formats().day.format(new Date(at))

/** `12:04 pm`. @param at milliseconds since the epoch */
export const clockText = (at: number): string => formats().time.format(at)

/** `21 Nov 2026, 12:04 pm`. @param at milliseconds since the epoch */
export const dateTimeText = (at: number): string => `${dayText(at)}, ${clockText(at)}`

/** `21 Nov, 12:04 pm`. @param at milliseconds since the epoch */
export const shortDateTimeText = (at: number): string => `${formats().dayOfYear.format(at)}, ${clockText(at)}`

/** `12:04 pm`; a date is added when it is not today's. @param at, now milliseconds since the epoch */
export const timeText = (at: number, now: number): string =>
  dayText(at) === dayText(now) ? clockText(at) : dateTimeText(at)

/** The same without the year, where it is this one. */
export const shortTimeText = (at: number, now: number): string =>
  dayText(at) !== dayText(now) && dayInIndia(at).slice(0, 4) === dayInIndia(now).slice(0, 4) ? shortDateTimeText(at) : timeText(at, now)

/** The day in India, as `2026-11-21`. @param at milliseconds since the epoch */
export const dayInIndia = (at: number): string => clockInIndia(at).toISOString().slice(0, 10)

/** `Today`, `Yesterday`, else the date. @param at, now milliseconds since the epoch */
export function relativeDayText(at: number, now: number): string {
  const date = dayText(at)
  if (date === dayText(now)) return nearDays.today
  return date === dayText(now - dayMilliseconds) ? nearDays.yesterday : date
}
