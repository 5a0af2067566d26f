import type { Refusal, RefusalCode } from '@/contract/modules/refusal'

/** A refusal; `retryAfterSeconds` is for the Retry-After header. */
export interface Failure {
  readonly ok: false
  readonly status: number
  readonly message: string
  readonly retryAfterSeconds?: number
  /** What the refusal says to a program; `message` is for a person. */
  readonly refusal?: Refusal
}

/** What an endpoint decided: an answer, or a refusal in words. */
export type Outcome<Body> = { readonly ok: true; readonly body: Body } | Failure

export const accept = <Body>(body: Body): Outcome<Body> => ({ ok: true, body })

export const refuse = (status: number, message: string): Failure => ({ ok: false, status, message })

/** A refusal that a program can tell from others (EXT-06). */
export const refuseFor = (status: number, code: RefusalCode, message: string, more: Omit<Refusal, 'code'> = {}): Failure =>
  ({ ...refuse(status, message), refusal: { code, ...more } })

/** A 429 that ends at a known time. */
export function refuseUntil(time: number, now: number, say: (seconds: number) => string): Failure {
  const retryAfterSeconds = Math.max(1, Math.ceil((time - now) / 1000))
  return { ok: false, status: 429, message: say(retryAfterSeconds), retryAfterSeconds }
}
