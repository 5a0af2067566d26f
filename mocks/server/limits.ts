import { bodyMaximumCharacters } from '@mocks/engine/limits'

/** The server's own limits; those of the service itself stand in the engine. */

/** The most bytes that a body within the service's limit takes in UTF-8. */
export const bodyMaximumBytes = bodyMaximumCharacters * 3

/** Bounds what a connection may hold in memory. Shorter messages that fit no event are left unanswered. */
export const socketMessageMaximumBytes = 16 * 1024

const second = 1000

export interface TimeOuts {
  /** Until all headers of a request are there. */
  readonly headers: number
  /** Until the whole body is there; less than the portal waits for an answer. */
  readonly body: number
  /** Of a connection on which nothing moves; more than a socket's ping. */
  readonly idle: number
  /** Of a connection between two requests. */
  readonly keepAlive: number
  /** How long the rest of a body that is too large is still taken in, so that its sender gets to read the answer. */
  readonly linger: number
  /** How long running requests may go on when the server stops. */
  readonly shutdown: number
}

export const timeOuts: TimeOuts = {
  headers: 10 * second,
  body: 15 * second,
  idle: 60 * second,
  keepAlive: 5 * second,
  linger: 2 * second,
  shutdown: 5 * second,
}
