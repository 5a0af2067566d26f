import type { CallResult } from '@/transport/call'
import { sharedTexts } from '@/domain/shared-texts'
import { texts } from './texts'

/** A call that failed, or what was said of it: kept as it is, and worded where it is shown, in the language in use then. */
export type Failure = Exclude<CallResult<unknown>, { readonly kind: 'ok' }>

/** The server's words if it has any, else our own. */
export function wordsOr(fallback: string, message: string | null | undefined): string {
  const words = message?.trim() ?? ''
  return words === '' ? fallback : words
}

/** Statuses with which a backend itself may say that it cannot now; 511 comes from something on the way. */
const notNow = /^(?:40[89]|42[59]|5(?!11).*)$/

/** Whether the server was not reached. A network's own page, such as one to sign in to it, may come as if all was well. */
export const isOutOfReach = (failure: Failure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'unavailable' && !notNow.test(`${failure.status}`))

/** What a failed call is told as: the server's words, else those of the call, with the way on where nobody answered. */
export function failureText(failure: Failure, fallback: string): string {
  if (failure.kind !== 'unreachable' && !isOutOfReach(failure)) return wordsOr(fallback, failure.message)
  const isRefused = failure.kind === 'unreachable' && failure.reason === 'refused'
  return `${fallback} ${isRefused ? sharedTexts.refused : texts.unreachable}`.trim()
}
