/** The service's own limits. What the specification fixes stands in the contract. */

import type { EndpointName } from '@/contract/endpoints'
import { tokenMaximumLength } from '@/contract/limits'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const codeLifetimeMilliseconds = 10 * minute
export const codeTries = 5
/** One code at registration and five more: with five tries each, a guess succeeds at most 30 times in 10,000. */
export const codesPerHour = 6
/** To one email or number, over all registrations that name it. */
export const codesPerHourToOnePlace = 30
/** Wrong codes of one email or number, over all registrations that name it. */
export const triesPerHourAtOnePlace = 30
/** What one network address may use up of both: half of it, so that no stranger's tries keep the owner out. */
export const shareOfOneAddress = 0.5
export const codeCountingMilliseconds = hour
/** How long a sent code stays in the inbox. */
export const sentCodeKeptMilliseconds = day

export const tokenLifetimeMilliseconds = 12 * hour
export const tokenBytes = 32

/** An unverified registration ends, since anybody can begin one. */
export const unverifiedLifetimeMilliseconds = day

/** From here on each wrong password makes the next try wait, twice as long as the one before. */
export const wrongPasswordsWithoutPause = 5
export const wrongPasswordPauseMilliseconds = second
/** Short, since whoever knows the password waits too. */
export const wrongPasswordLongestPauseMilliseconds = minute
/** How long a wrong password counts. */
export const wrongPasswordMilliseconds = 15 * minute

export const saltBytes = 16

export const answerKeptMilliseconds = 30 * day
/**
 * Keeps the store small: beyond it a seller's oldest answers go, however young. More than two phones can have waiting (2,000
 * each), whose lost answers are asked for again; with an order of 1.4 kB in each some 8 MB, which a browser's database has room for.
 */
export const answersKeptPerSeller = 5000
/** So many go together, since each time all of a seller's are looked through. */
export const answersForgottenTogether = 500
export const idempotencyKeyMaximumLength = 255

/** A larger body cannot be one of the contract's; the one with the signature's picture is longer than all others. */
export const bodyMaximumCharacters = 32 * 1024
export const signedBodyMaximumCharacters = 512 * 1024
export const bodyMaximumOf = (name: EndpointName): number => (name === 'step7' ? signedBodyMaximumCharacters : bodyMaximumCharacters)
/** Objects within objects: the contract's own bodies have two. */
export const bodyMaximumDepth = 8
/** The longest token, with the event around it. */
export const socketMessageMaximumCharacters = tokenMaximumLength + 128
export const pingIntervalMilliseconds = 25 * second
/** How often it is looked whether something has happened to a watched seller's orders. */
export const newsIntervalMilliseconds = 2 * second
export const pingTimeoutMilliseconds = 20 * second

/**
 * Whether a time lies less than a span away from now. One that lies far ahead, since the clock was wrong and has been
 * set back, counts as long past: otherwise it would keep its seller out until the clock is there again.
 */
export const isWithin = (milliseconds: number, time: number, now: number): boolean => Math.abs(now - time) < milliseconds
