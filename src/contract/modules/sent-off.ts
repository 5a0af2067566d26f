import { aheadMilliseconds, momentInIndia } from '../india-time'
import { dayMilliseconds } from '../limits'

/**
 * When a parcel was sent off: on the day that the seller says, at the time of day at which she says it, in milliseconds
 * since the epoch. @param at when she says it, in UTC
 */
export const sentOffAt = ({ day, at }: { readonly day: string; readonly at: string }): number =>
  momentInIndia(`${day}T00:00`) + ((Date.parse(at) + aheadMilliseconds) % dayMilliseconds)
