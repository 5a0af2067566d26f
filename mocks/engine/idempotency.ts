import { isRetryableStatus } from '@/contract/answers'
import { headerNames } from '@/contract/endpoints'
import { answerKeptMilliseconds, answersForgottenTogether, answersKeptPerSeller, idempotencyKeyMaximumLength } from './limits'
import { refuse, type Outcome } from './outcome'
import { sellerIdIn, type StoredAnswer } from './records'
import type { CallHeaders } from './sessions'
import { deleteWithin, type ReadRecords, type Records } from './store'
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

/** The same text for bodies that differ only in the order of their fields. */
export const canonical = (body: unknown): string => JSON.stringify(body, sorted) ?? ''

/** Whether a repeated key gets this answer again: not if it only says "not now" or "not you". */
export const isFinal = (status: number): boolean => status !== 401 && !isRetryableStatus(status)

/** The answer that was given before; null if there is none, or it is too old. */
export async function recall({ answers }: ReadRecords, scope: string, now: number): Promise<StoredAnswer | null> {
  const answer = await answers.get(scope)
  return answer !== undefined && now - answer.at < answerKeptMilliseconds ? answer : null
}

/** Stores an answer; deletes all that are too old, and the seller's oldest beyond the number that is kept. */
export async function remember({ answers }: Records, scope: string, answer: StoredAnswer): Promise<void> {
  const sellerId = sellerIdIn(scope)
  await answers.put(scope, answer)
  await deleteWithin(answers, 'at', undefined, answer.at - answerKeptMilliseconds)
  if ((await answers.countOf('sellerId', sellerId)) < answersKeptPerSeller + answersForgottenTogether) return
  const kept = (await answers.within('sellerId', sellerId, sellerId)).toSorted(([, a], [, b]) => b.at - a.at)
  for (const [oldest] of kept.slice(answersKeptPerSeller)) await answers.delete(oldest)
}
