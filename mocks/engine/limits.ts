/** The service's own limits. Those that the specification fixes are in the contract. */

import type { EndpointName } from '@/contract/endpoints'
import { tokenMaximumLength } from '@/contract/limits'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const codeLifetimeMilliseconds = 10 * minute
export const codeTries = 5
/** One code at registration and five more: with five tries each, guessing succeeds at most 30 times in 10,000. */
export const codesPerHour = 6
/** Codes sent to one email or number, over all registrations that name it. */
export const codesPerHourToOnePlace = 30
/** Wrong codes given for one email or number, over all registrations that name it. */
export const triesPerHourAtOnePlace = 30
/** The share of both that one network address may use up, so that a stranger's tries cannot lock the owner out. */
export const shareOfOneAddress = 0.5
export const codeCountingMilliseconds = hour
/** How long a sent code stays in the inbox. */
export const sentCodeKeptMilliseconds = day

export const tokenLifetimeMilliseconds = 12 * hour
export const tokenBytes = 32

/** An unverified registration ends, since anybody can begin one. */
export const unverifiedLifetimeMilliseconds = day

/** From this many wrong passwords on, the next try has to wait, twice as long after each. */
export const wrongPasswordsWithoutPause = 5
export const wrongPasswordPauseMilliseconds = second
/** Short, since the owner, who knows the password, may have to wait too. */
export const wrongPasswordLongestPauseMilliseconds = minute
/** How long a wrong password counts. */
export const wrongPasswordMilliseconds = 15 * minute

export const saltBytes = 16

export const answerKeptMilliseconds = 30 * day
/**
 * Bounds the store: beyond it a seller's oldest answers are deleted, whatever their age. It is more than two phones can have
 * queued (2,000 commands each), which they resend if an answer is lost. With an order of 1.4 kB in each answer it takes some
 * 8 MB, which fits into a browser's database.
 */
export const answersKeptPerSeller = 5000
/** Deleted in batches of this size, since each time all answers of the seller are read. */
export const answersForgottenTogether = 500
export const idempotencyKeyMaximumLength = 255

/** Every body of the contract is smaller; only step 7, with the signature's picture, may be larger. */
export const bodyMaximumCharacters = 32 * 1024
export const signedBodyMaximumCharacters = 512 * 1024
export const bodyMaximumOf = (name: EndpointName): number => (name === 'step7' ? signedBodyMaximumCharacters : bodyMaximumCharacters)
/** Levels of nested objects; the contract's own bodies have two. */
export const bodyMaximumDepth = 8
/** Room for the longest token and the event around it. */
export const socketMessageMaximumCharacters = tokenMaximumLength + 128
export const pingIntervalMilliseconds = 25 * second
/** How often a watched seller's orders are checked for changes. */
export const newsIntervalMilliseconds = 2 * second
export const pingTimeoutMilliseconds = 20 * second

/**
 * Whether a time is less than a span away from now, in either direction. A time far in the future, stored before a wrong clock
 * was set back, counts as long past: otherwise it would lock its seller out until the clock gets there again.
 */
export const isWithin = (milliseconds: number, time: number, now: number): boolean => Math.abs(now - time) < milliseconds
