import type { LogEntry } from '@/contract/presenter/log'
import { calledName, endWords, isFailed } from './log-words'
import { logTexts } from './texts'

export const logKinds = ['all', 'calls', 'events', 'failed'] as const
export type LogKind = (typeof logKinds)[number]

export interface LogFilter {
  readonly kind: LogKind
  /** Every word of it has to occur somewhere in an entry. */
  readonly text: string
}

function isOfKind(entry: LogEntry, kind: LogKind): boolean {
  switch (kind) {
    case 'all':
      return true
    case 'calls':
      return entry.kind === 'call'
    case 'events':
      return entry.kind === 'event'
    case 'failed':
      return isFailed(entry)
  }
}

/** Everything that is shown of an entry, in lower case. */
function searchText(entry: LogEntry): string {
  const ending = entry.kind === 'call' ? endWords(entry.end).word : logTexts.directions[entry.direction]
  const purpose = entry.interference === null ? '' : logTexts.interferences[entry.interference]
  return [calledName(entry), ending, purpose, JSON.stringify(entry)].join(' ').toLowerCase()
}

/** The entries that a filter lets through, in their order. */
export function filterLog(entries: readonly LogEntry[], { kind, text }: LogFilter): readonly LogEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word !== '')
  return entries.filter((entry) => {
    if (!isOfKind(entry, kind)) return false
    if (words.length === 0) return true
    const searched = searchText(entry)
    return words.every((word) => searched.includes(word))
  })
}
