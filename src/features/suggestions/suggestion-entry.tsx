import { dayText } from '@/domain/date-texts'
import { CardHeader } from '@/ui/card'
import { StatusBadge, type BadgeStatus } from '@/ui/status-badge'
import { reasonOf } from './categories'
import type { Suggestion, SuggestionStatus } from './suggestion'
import { suggestionTexts as texts } from './texts'

const looks = { inprocess: 'in-review', completed: 'sent', rejected: 'declined' } as const satisfies Record<
  SuggestionStatus,
  BadgeStatus
>

/** One suggestion; one that is only on this device has a dashed line at its side. */
export function SuggestionEntry({ suggestion }: { readonly suggestion: Suggestion }) {
  const { id, date, text, status } = suggestion
  const own = suggestion.status === 'inprocess' && suggestion.own === true
  return (
    <li data-waiting={own || undefined} className="flex flex-col gap-3">
      <CardHeader>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3>{id}</h3>
          <time dateTime={date} className="text-sm">
            {dayText(date)}
          </time>
        </div>
        <StatusBadge status={looks[status]}>{texts.statuses[status]}</StatusBadge>
      </CardHeader>
      <p className="whitespace-pre-line">{text}</p>
      <p className="text-hint">
        {texts.reason}: {reasonOf(suggestion)}
        {own && ` ${texts.onlyHere}`}
      </p>
    </li>
  )
}
