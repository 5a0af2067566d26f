/** Time in India, which has one offset and no summer time. */

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
const ahead = 5.5 * hour

/** Days since the epoch by the calendar of India. */
export const dayOf = (time: number): number => Math.floor((time + ahead) / day)
/** The hour of the day in India, 0 to 23. */
export const hourOfDay = (time: number): number => Math.floor((time + ahead) / hour) % 24
/** The first day of 1970 was a Thursday. */
export const isSunday = (dayNumber: number): boolean => dayNumber % 7 === 3
/** The moment at which a day has so many minutes behind it. */
export const momentOf = (dayNumber: number, minutes: number): number => dayNumber * day + minutes * minute - ahead

export const toInstant = (time: number): string => new Date(time).toISOString()
