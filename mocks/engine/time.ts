/**
 * Whether a time lies less than a span away from now. One that lies far ahead, since the clock was wrong and has been
 * set back, counts as long past: otherwise it would keep its seller out until the clock is there again.
 */
export const isWithin = (milliseconds: number, time: number, now: number): boolean => Math.abs(now - time) < milliseconds
