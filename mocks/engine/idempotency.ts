import { headerNames } from '@/contract/endpoints'
import { answerKeptMilliseconds, answersKept, idempotencyKeyMaximumLength } from './limits'
import { refuse, type Outcome } from './outcome'
import type { CallHeaders } from './sessions'
import type { State, StoredAnswer } from './state'
import { texts } from './texts'

/**
 * Idempotency keys as in draft-ietf-httpapi-idempotency-key-header-07. The draft writes the key as a
 * quoted string; the bare key that many clients send is understood too, as the same key.
 */
export function readKey(headers: CallHeaders): Outcome<string | null> {
  const header = headers.get(headerNames.idempotencyKey)
  if (header === null) return { ok: true, body: null }
  const trimmed = header.trim()
  const key = /^"(.*)"$/.exec(trimmed)?.[1] ?? trimmed
  const wellFormed = /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(key) && key.length <= idempotencyKeyMaximumLength
  return wellFormed ? { ok: true, body: key } : refuse(400, texts.badKey)
}

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** One text for all spellings of a body that mean the same. */
export const canonical = (body: unknown): string => JSON.stringify(body, sorted) ?? ''

/** An answer is given again unless it only says "not now" or "not you". */
export const isFinal = (status: number): boolean =>
  status < 500 && status !== 401 && status !== 408 && status !== 425 && status !== 429

export const recall = (state: State, scope: string, now: number): StoredAnswer | null => {
  const answer = state.answers[scope]
  return answer !== undefined && now - answer.at < answerKeptMilliseconds ? answer : null
}

export function remember(state: State, scope: string, answer: StoredAnswer): void {
  state.answers[scope] = answer
  const kept = Object.entries(state.answers).filter(([, { at }]) => answer.at - at < answerKeptMilliseconds)
  if (kept.length > answersKept || kept.length < Object.keys(state.answers).length)
    state.answers = Object.fromEntries(kept.slice(-answersKept))
}
