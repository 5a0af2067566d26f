/** How far India's clocks are ahead of UTC. India has one time zone and no daylight saving time, so this is constant. */
export const aheadMilliseconds = 5.5 * 60 * 60 * 1000

/**
 * A date whose UTC fields show India's local time. Computed by hand: constructing the first Intl formatter takes 100 ms and more
 * on a cheap phone.
 * @param instant in UTC, or milliseconds since the epoch
 */
export const clockInIndia = (instant: string | number): Date => new Date(new Date(instant).getTime() + aheadMilliseconds)

/** The moment at which clocks in India show a time, in milliseconds since the epoch. @param clock such as `2026-11-21T09:30` */
export const momentInIndia = (clock: string): number => Date.parse(`${clock}Z`) - aheadMilliseconds
