import { isRetryableStatus } from '@/contract/answers'
import { timeText } from './date-texts'
import { retryTexts as texts } from './retry-texts'

/** Why a try failed, as far as the sentence depends on it. */
type FailedTry =
  | { readonly kind: 'unreachable' | 'unauthorised' | 'unclear' }
  | { readonly kind: 'unavailable'; readonly status: number }

const soonMilliseconds = 5000

/** A rate limit, or a first try that is still being processed: the server works, so the sentence must not say that it has a problem. */
const asksToWait = (status: number): boolean => status === 429 || status === 409

/** Whether a retried status came from a proxy, such as a Wi-Fi login page, rather than from the backend. */
const isFromProxy = (status: number): boolean => status === 511 || (status !== 409 && !isRetryableStatus(status))

/** The time of the next try as a text; null if it is too soon for the seller to read it. */
export const nextTryText = (next: number, now: number): string | null => (next - now > soonMilliseconds ? timeText(next, now) : null)

/** @param next milliseconds since the epoch, of the next try */
export function askedToWait(next: number, now: number): string {
  const when = nextTryText(next, now)
  return when === null ? texts.askedToWaitSoon : texts.askedToWait(when)
}

interface Circumstances {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Whether the backend can be reached but refuses the portal, for example by its CORS rules. */
  readonly refused: boolean
}

/** Why a step is not sent yet, and when it is tried again. @param next milliseconds since the epoch */
export function retrySentence(failure: FailedTry, next: number, { now, refused }: Circumstances): string {
  const when = nextTryText(next, now)
  switch (failure.kind) {
    case 'unreachable':
      return refused ? texts.refused : texts.noConnection
    case 'unauthorised':
      return texts.loginNeeded
    case 'unclear':
      return when === null ? texts.unclearSoon : texts.unclear(when)
    case 'unavailable':
      if (isFromProxy(failure.status)) return when === null ? texts.strangerAnsweredSoon : texts.strangerAnswered(when)
      if (asksToWait(failure.status)) return askedToWait(next, now)
      return when === null ? texts.serverProblemSoon : texts.serverProblem(when)
  }
}
