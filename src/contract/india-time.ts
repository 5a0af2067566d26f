/** Times are those of India, which has one zone and no summer time: how far its clocks are ahead of UTC. */
export const aheadMilliseconds = 5.5 * 60 * 60 * 1000

/**
 * What clocks and calendars in India show, as the UTC fields of a date. Reckoned: the first of a browser’s formatters takes 100 ms
 * and more to make on a cheap phone.
 * @param instant in UTC, or milliseconds since the epoch
 */
export const clockInIndia = (instant: string | number): Date => new Date(new Date(instant).getTime() + aheadMilliseconds)

/** The moment at which clocks in India show a time, in milliseconds since the epoch. @param clock such as `2026-11-21T09:30` */
export const momentInIndia = (clock: string): number => Date.parse(`${clock}Z`) - aheadMilliseconds
