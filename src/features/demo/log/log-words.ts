import { endpoints } from '@/contract/endpoints'
import type { CallEnd, LogEntry } from '@/contract/presenter/log'
import type { BadgeStatus } from '@/ui/status-badge'
import { logTexts as texts } from './texts'

/** What was called: an endpoint's path, or an event's name. */
export const calledName = (entry: LogEntry): string =>
  entry.kind === 'call' ? endpoints[entry.endpoint].path : entry.event

/** Whether a call went wrong: refused, failed, or without an answer. */
export function isFailed(entry: LogEntry): boolean {
  if (entry.kind === 'event' || entry.end.kind === 'running') return false
  return entry.end.kind === 'unanswered' || entry.end.status >= 400
}

/** How a call ended, in a word and as a badge. */
export function endWords(end: CallEnd): { readonly word: string; readonly badge: BadgeStatus } {
  switch (end.kind) {
    case 'running':
      return { word: texts.running, badge: 'sending' }
    case 'unanswered':
      return { word: texts.noAnswer, badge: 'attention' }
    case 'answered':
      return { word: String(end.status), badge: end.status >= 400 ? 'attention' : 'sent' }
  }
}

/** `240 ms`, `2.1 s`; null while the call runs, and where it is unknown. */
export function durationText(end: CallEnd): string | null {
  if (end.kind === 'running' || end.milliseconds === null) return null
  const milliseconds = Math.round(end.milliseconds)
  return milliseconds < 1000 ? texts.milliseconds(milliseconds) : texts.seconds((milliseconds / 1000).toFixed(1))
}

const shownCharacters = 200

/** A body in readable form: indented, with long strings such as pictures cut short. */
export function bodyText(body: unknown): string {
  const shorten = (_key: string, value: unknown): unknown =>
    typeof value === 'string' && value.length > shownCharacters
      ? texts.shortened(value.slice(0, 40), value.length)
      : value
  return body === undefined || body === null ? texts.nothing : JSON.stringify(body, shorten, 2)
}
