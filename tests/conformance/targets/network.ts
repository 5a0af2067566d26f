import { callTimeoutMilliseconds, duplicateAnswerMilliseconds } from '@/contract/limits'
import { complete, readAnswer, type BackendUnderTest, type Clock, type Reply, type WireCall } from '../backend-under-test'
import { openSocket } from './socket-conversation'

interface NetworkTarget extends Pick<BackendUnderTest, 'codesOf' | 'portalOrigin'> {
  /** The backend's address. */
  readonly url: string
  /** Real time, unless the backend uses another clock. */
  readonly clock?: Clock
}

/** Longer than the delay before a code is resent, and as long as anybody wants to wait. */
const longestWaitMilliseconds = 90_000

const worldClock: Clock = {
  longest: longestWaitMilliseconds,
  pass: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds)
    }),
}

async function send(origin: string, { method, path, headers, text }: WireCall): Promise<Reply> {
  const signal = AbortSignal.timeout(callTimeoutMilliseconds)
  try {
    return await readAnswer(await fetch(origin + path, { method, headers, body: text, redirect: 'error', signal }))
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { kind: 'silence', reason: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** Any backend by its address, with HTTP calls and a Socket.IO connection as the portal makes them. */
export const createNetworkTarget = ({ url, clock = worldClock, codesOf, portalOrigin }: NetworkTarget): BackendUnderTest => {
  const origin = new URL(url).href.replace(/\/$/, '')
  return {
    name: origin,
    send: (call) => send(origin, call),
    converse: () => openSocket(origin, ['websocket', 'polling'], portalOrigin),
    codesOf,
    clock,
    eventWithinMilliseconds: duplicateAnswerMilliseconds,
    portalOrigin,
    ...complete,
  }
}
