import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, useState } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import type { LogEntry } from '@/contract/presenter/log'
import { clockText } from '@/domain/date-texts'
import { Moment } from '@/ui/moment'
import { StatusBadge } from '@/ui/status-badge'
import { LogEntryDetails } from './log-entry-details'
import { calledName, durationText, endWords } from './log-words'
import { logTexts as texts } from './texts'

interface LogRowProps {
  readonly entry: LogEntry
}

/** Every change reads all entries again, but only a running call can have changed. */
function isSame({ entry: one }: LogRowProps, { entry: other }: LogRowProps): boolean {
  if (one.id !== other.id || one.interference !== other.interference) return false
  return one.kind === 'event' || (other.kind === 'call' && one.end.kind === other.end.kind)
}

/** A line of the log; the bodies are rendered only when it is opened. */
export const LogRow = memo(function LogRow({ entry }: LogRowProps) {
  useLanguage()
  const [open, setOpen] = useState(false)
  return (
    // Up to 200 lines: `content-visibility` saves the layout of those out of view.
    <li className="border-b border-border [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] last:border-b-0">
      <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 list-none items-start gap-2 rounded-md py-2 hover:bg-primary-soft focus-visible:-outline-offset-3">
          <span className="flex min-w-0 grow flex-col gap-1">
            <span className="font-mono text-sm font-semibold break-all">{calledName(entry)}</span>
            <Facts entry={entry} />
          </span>
          <ChevronDown className="mt-1 size-5 flex-none group-open:rotate-180" />
        </summary>
        {open && <LogEntryDetails entry={entry} />}
      </details>
    </li>
  )
}, isSame)

/** The first characters of an idempotency key are enough to tell it from the others on screen. */
const keyCharacters = 8

function Facts({ entry }: LogRowProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Moment at={entry.at}>{clockText(entry.at, { seconds: true })}</Moment>
      {entry.kind === 'call' ? (
        <>
          <StatusBadge status={endWords(entry.end).badge}>{endWords(entry.end).word}</StatusBadge>
          <span>{durationText(entry.end)}</span>
          {entry.key !== null && <span className="font-mono">{texts.key(`${entry.key.slice(0, keyCharacters)}…`)}</span>}
        </>
      ) : (
        <span>{texts.directions[entry.direction]}</span>
      )}
      {entry.interference !== null && (
        <span className="font-semibold text-queued">{texts.interferences[entry.interference]}</span>
      )}
    </span>
  )
}
