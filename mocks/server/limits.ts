import type { EndpointName } from '@/contract/endpoints'
import { bodyMaximumCharacters, bodyMaximumOf } from '@mocks/engine/limits'

/** The server's own limits; those of the service itself are in the engine. */

/** The service counts characters as a string's `length` does; one takes at most three bytes in UTF-8. */
const characterBytes = 3

/** How much of a body is read where the call is none of the contract's. */
export const bodyMaximumBytes = bodyMaximumCharacters * characterBytes
export const bodyMaximumBytesOf = (name: EndpointName): number => bodyMaximumOf(name) * characterBytes

/** Bounds the memory of a connection: a longer message ends it. A shorter one that fits no event is left unanswered. */
export const socketMessageMaximumBytes = 16 * 1024

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** At most `most` within `within` milliseconds. */
export interface Limit {
  readonly most: number
  readonly within: number
}

/** What one network address may ask for; of IPv6 its first 64 bits, which all devices on one line share. */
export interface AddressLimits {
  readonly calls: Limit
  readonly signIns: Limit
  readonly registrations: Limit
  /** Codes that are entered, and codes that are asked for again. */
  readonly codes: Limit
  /** Duplicate checks: each tells whether somebody has an account. */
  readonly questions: Limit
  readonly newSockets: Limit
  readonly openSockets: number
}

export const addressLimits: AddressLimits = {
  calls: { most: 600, within: minute },
  signIns: { most: 30, within: minute },
  registrations: { most: 30, within: hour },
  codes: { most: 60, within: minute },
  questions: { most: 20, within: minute },
  newSockets: { most: 60, within: minute },
  openSockets: 30,
}

const noLimit: Limit = { most: Number.MAX_SAFE_INTEGER, within: minute }

/** For the conformance run, which is a hundred sellers at one address. */
export const noAddressLimits: AddressLimits = {
  calls: noLimit,
  signIns: noLimit,
  registrations: noLimit,
  codes: noLimit,
  questions: noLimit,
  newSockets: noLimit,
  openSockets: noLimit.most,
}

/** A socket is disconnected after this many questions beyond its address's limit, which are left unanswered. */
export const unansweredQuestions = 20

export interface TimeOuts {
  /** Until all headers of a request have arrived. */
  readonly headers: number
  /** Until the whole request has arrived; less than the portal waits for an answer. */
  readonly request: number
  /** Of a connection without any traffic; longer than the interval of a socket's pings. */
  readonly idle: number
  /** Of a connection between two requests. */
  readonly keepAlive: number
  /** How long running requests may go on when the server stops. */
  readonly shutdown: number
}

export const timeOuts: TimeOuts = {
  headers: 10 * second,
  request: 15 * second,
  idle: minute,
  keepAlive: 5 * second,
  shutdown: 5 * second,
}
