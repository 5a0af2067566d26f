import { catalogue } from '@/catalogues/catalogue'
import { clockInIndia } from '@/contract/india-time'
import { dayMilliseconds } from '@/contract/limits'

/** Dates are formatted by hand: the first Intl formatter takes 100 ms and more on a cheap phone, and browsers format differently. */
export const dateWords = catalogue('domain/date', {
  today: 'Today',
  yesterday: 'Yesterday',
  /** Abbreviated as in dates, January first. */
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  /** @param time on the 12-hour clock, such as `12:04` @param hour from 0 to 23 */
  clock: (time: string, hour: number) => `${time}\u00a0${hour < 12 ? 'am' : 'pm'}`,
})

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** `21 Nov`, with a no-break space. */
const dayOfYearText = (at: number | string): string => {
  const shown = clockInIndia(at)
  return `${shown.getUTCDate()}\u00a0${dateWords.months[shown.getUTCMonth()] ?? ''}`
}

/** `21 Nov 2026`. @param at milliseconds since the epoch, or a day such as `2026-11-21` */
export const dayText = (at: number | string): string => `${dayOfYearText(at)} ${clockInIndia(at).getUTCFullYear()}`

/** `12:04 pm`, or `12:04:33 pm`. @param at milliseconds since the epoch */
export function clockText(at: number, { seconds = false } = {}): string {
  const shown = clockInIndia(at)
  const hour = shown.getUTCHours()
  const parts = [hour % 12 || 12, twoDigits(shown.getUTCMinutes()), ...(seconds ? [twoDigits(shown.getUTCSeconds())] : [])]
  return dateWords.clock(parts.join(':'), hour)
}

/** `21 Nov 2026, 12:04 pm`. @param at milliseconds since the epoch */
export const dateTimeText = (at: number): string => `${dayText(at)}, ${clockText(at)}`

/** `21 Nov, 12:04 pm`. @param at milliseconds since the epoch */
export const shortDateTimeText = (at: number): string => `${dayOfYearText(at)}, ${clockText(at)}`

/** `12:04 pm`; a date is added when it is not today's. @param at, now milliseconds since the epoch */
export const timeText = (at: number, now: number): string =>
  dayText(at) === dayText(now) ? clockText(at) : dateTimeText(at)

/** The same, without the year if it is the current one. */
export const shortTimeText = (at: number, now: number): string =>
  dayText(at) !== dayText(now) && dayInIndia(at).slice(0, 4) === dayInIndia(now).slice(0, 4) ? shortDateTimeText(at) : timeText(at, now)

/** The day in India, as `2026-11-21`. @param at milliseconds since the epoch */
export const dayInIndia = (at: number): string => clockInIndia(at).toISOString().slice(0, 10)

/** `Today`, `Yesterday`, else the date. @param at, now milliseconds since the epoch */
export function relativeDayText(at: number, now: number): string {
  const date = dayText(at)
  if (date === dayText(now)) return dateWords.today
  return date === dayText(now - dayMilliseconds) ? dateWords.yesterday : date
}
