import type { CallResult } from '@/transport/call'
import { sharedTexts } from '@/domain/shared-texts'
import { texts } from './texts'

/** A failed call, kept as data and worded only when it is shown, in the language in use then. */
export type Failure = Exclude<CallResult<unknown>, { readonly kind: 'ok' }>

/** The backend's message if it sent one, else our own. */
export function wordsOr(fallback: string, message: string | null | undefined): string {
  const words = message?.trim() ?? ''
  return words === '' ? fallback : words
}

/** Statuses by which the backend itself says that it cannot answer now; 511 comes from something between, such as a captive portal. */
const notNow = /^(?:40[89]|42[59]|5(?!11).*)$/

/** Whether the backend was not reached. The page of a captive portal may arrive with a status of success. */
export const isOutOfReach = (failure: Failure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'unavailable' && !notNow.test(`${failure.status}`))

/** The message for a failed call: the backend's, else the fallback, with advice if the backend was not reached. */
export function failureText(failure: Failure, fallback: string): string {
  if (failure.kind !== 'unreachable' && !isOutOfReach(failure)) return wordsOr(fallback, failure.message)
  const isRefused = failure.kind === 'unreachable' && failure.reason === 'refused'
  return `${fallback} ${isRefused ? sharedTexts.refused : texts.unreachable}`.trim()
}
