import type { LogEntry } from '@/contract/presenter/log'
import { bodyText } from './log-words'
import { logTexts as texts } from './texts'

/** Request and answer as JSON, wrapped so that nothing scrolls sideways. */
export function LogEntryDetails({ entry }: { readonly entry: LogEntry }) {
  return (
    <div className="flex flex-col gap-2 pb-3">
      {entry.kind === 'event' ? (
        <Body title={texts.payload} body={entry.payload} />
      ) : (
        <>
          {entry.key !== null && <p className="font-mono text-sm break-all">{texts.key(entry.key)}</p>}
          <Body title={texts.request} body={entry.request} />
          {entry.end.kind === 'answered' && <Body title={texts.answer} body={entry.end.body} />}
        </>
      )}
    </div>
  )
}

function Body({ title, body }: { readonly title: string; readonly body: unknown }) {
  return (
    <div className="min-w-0">
      <p className="text-sm font-semibold">{title}</p>
      <pre className="rounded-md bg-muted p-2 font-mono text-sm break-all whitespace-pre-wrap">{bodyText(body)}</pre>
    </div>
  )
}
