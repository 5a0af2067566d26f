import type { EndpointName } from '@/contract/endpoints'
import { bodyMaximumCharacters, bodyMaximumOf } from '@mocks/engine/limits'

/** The server's own limits; those of the service itself stand in the engine. */

/** The most bytes that a character of the service's limits takes in UTF-8. */
const characterBytes = 3

/** What is read of a call that is none of the contract's. */
export const bodyMaximumBytes = bodyMaximumCharacters * characterBytes
export const bodyMaximumBytesOf = (name: EndpointName): number => bodyMaximumOf(name) * characterBytes

/** Bounds what a connection may hold in memory. Shorter messages that fit no event are left unanswered. */
export const socketMessageMaximumBytes = 16 * 1024

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** So many in so many milliseconds. */
export interface Limit {
  readonly most: number
  readonly within: number
}

/** What one network address may ask for; of IPv6 the 64 bits that one line of customers shares. */
export interface AddressLimits {
  readonly calls: Limit
  readonly signIns: Limit
  readonly registrations: Limit
  /** Codes given, and asked for again. */
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

/** For a suite that is a hundred sellers at one address. */
export const noAddressLimits: AddressLimits = {
  calls: noLimit,
  signIns: noLimit,
  registrations: noLimit,
  codes: noLimit,
  questions: noLimit,
  newSockets: noLimit,
  openSockets: noLimit.most,
}

/** Who goes on asking after this many questions that were left unanswered is put out. */
export const unansweredQuestions = 20

export interface TimeOuts {
  /** Until all headers of a request are there. */
  readonly headers: number
  /** Until the whole request is there; less than the portal waits for an answer. */
  readonly request: number
  /** Of a connection on which nothing moves; more than a socket's ping. */
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
