import { minuteMilliseconds } from '@/contract/limits'

// Limits and amounts that only the portal uses; those of the contract are in src/contract/limits.ts.

/** The shortest passphrase that encrypts a copy for another phone. */
export const passphraseMinimumLength = 12

/** Credited to the advertisement wallet as points after the referred seller's first sale. */
export const referralRewardRupees = 1700

/** What the file picker offers as a picture; the chosen file's type is then judged by its bytes alone. */
export const pictureTypes = '.jpg,.jpeg,.png,image/jpeg,image/png'
/** The largest file that may be chosen as a GST certificate. */
export const certificateMaximumBytes = 5 * 1024 * 1024
/** The largest photo taken for the portal, before it is shrunk: the seller cannot choose how large her camera makes it. */
export const photoMaximumBytes = 25 * 1024 * 1024
/** A small file may still decode to a picture too large for a phone's memory. */
export const certificateMaximumPixels = 25_000_000

/** The shrunk picture that is kept: its longest side, and its size. */
export const certificateKeptPixels = 1600
export const certificateKeptBytes = 300_000

/** How long input typed while signed out is kept; other people may use the same phone. */
export const typedKeptMilliseconds = 60 * minuteMilliseconds
