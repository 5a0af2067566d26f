import { aheadMilliseconds, momentInIndia } from '../india-time'
import { dayMilliseconds } from '../limits'

/**
 * When a parcel was sent off, in milliseconds since the epoch: the day that the seller enters, at the time of day at which
 * she enters it. @param at when she enters it, in UTC
 */
export const dispatchedAt = ({ day, at }: { readonly day: string; readonly at: string }): number =>
  momentInIndia(`${day}T00:00`) + ((Date.parse(at) + aheadMilliseconds) % dayMilliseconds)
