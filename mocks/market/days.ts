/** Days and hours by the clocks of India. */

import { aheadMilliseconds } from '@/contract/india-time'
import { dayMilliseconds as day, hourMilliseconds as hour, minuteMilliseconds as minute } from '@/contract/limits'

export { day, hour, minute }

/** Days since the epoch by the calendar of India. */
export const dayOf = (time: number): number => Math.floor((time + aheadMilliseconds) / day)
/** The hour of the day in India, 0 to 23. */
export const hourOfDay = (time: number): number => Math.floor((time + aheadMilliseconds) / hour) % 24
/** The first day of 1970 was a Thursday. */
export const isSunday = (dayNumber: number): boolean => dayNumber % 7 === 3
/** The moment at which so many minutes of a day have passed. */
export const momentOf = (dayNumber: number, minutes: number): number => dayNumber * day + minutes * minute - aheadMilliseconds

export const toInstant = (time: number): string => new Date(time).toISOString()
