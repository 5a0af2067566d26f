import { useMemo } from 'react'
import Clock from 'lucide-react/icons/clock'
import { cn } from '@/ui/cn'
import { StatusBadge } from '@/ui/status-badge'
import { recordLinkId } from './list-keys'
import { ListLink } from './list-link'
import type { Deadline, ListedRecord, RecordList } from './record-list'
import type { ListAddress } from './use-list-address'
import { listTexts as texts } from './texts'

const tones = { calm: '', near: 'font-semibold text-foreground', late: 'font-semibold text-destructive' } satisfies Record<Deadline['tone'], string>

export const DeadlineText = ({ deadline }: { readonly deadline: Deadline }) => (
  <span className={cn('tabular-nums', tones[deadline.tone])}>{deadline.text}</span>
)

/** Marks what has not been sent yet. */
export const OnThisPhone = () => (
  <span className="inline-flex items-center gap-1.5 text-sm font-medium text-queued">
    <Clock aria-hidden className="size-4 flex-none" />
    {texts.onThisPhone}
  </span>
)

interface RecordEntryProps<Item extends ListedRecord> {
  readonly list: RecordList<Item>
  readonly item: Item
  readonly now: number
  readonly address: ListAddress
  /** Whether this record is open beside the list. */
  readonly open: boolean
  /** Missing if nothing can be selected. */
  readonly onSelect: ((id: string) => void) | undefined
  readonly selected: boolean
  /** Whether one more can be selected. */
  readonly selectable: boolean
}

/** A record in its list: a link that opens it, and a checkbox that selects it. */
export function RecordEntry<Item extends ListedRecord>({ list, item, now, address, open, onSelect, selected, selectable }: RecordEntryProps<Item>) {
  // Memoised, so that entries that stay are not rendered again while somebody types a search.
  return useMemo(
    () => entryOf({ list, item, now, address, open, onSelect, selected, selectable }),
    [list, item, now, address, open, onSelect, selected, selectable],
  )
}

function entryOf<Item extends ListedRecord>({ list, item, now, address, open, onSelect, selected, selectable }: RecordEntryProps<Item>) {
  const { status, text } = list.statusOf(item)
  const deadline = list.deadline(item, now)
  return (
    <li data-waiting={item.onThisPhone || undefined} className="flex items-stretch">
      {onSelect !== undefined && (
        <label className="flex min-w-[44px] flex-none cursor-pointer items-center justify-center ps-1">
          <input
            type="checkbox"
            className="choice-mark low-phone:scroll-mb-14"
            aria-label={texts.select(list.name(item))}
            checked={selected}
            disabled={!selectable && !selected}
            onChange={() => onSelect(item.id)}
          />
        </label>
      )}
      <ListLink
        address={address}
        id={recordLinkId(item.id)}
        change={{ id: item.id, action: '', page: address.place.page }}
        fromList={address.place.id === ''}
        aria-current={open ? 'true' : undefined}
        className="flex min-w-0 grow flex-col gap-0.5 border-s-4 border-transparent py-3 pe-(--inset) ps-2 text-foreground no-underline hover:bg-primary-soft focus-visible:-outline-offset-3 low-phone:scroll-mb-14 aria-[current=true]:border-primary aria-[current=true]:bg-primary-soft"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          {/* With a fixed basis: the length of the name does not decide whether the state fits beside it. */}
          <span className="min-w-0 grow basis-32 font-semibold">{list.name(item)}</span>
          <StatusBadge status={status} bare>
            {text}
          </StatusBadge>
        </span>
        {list.columns.map((column) => {
          const known = column.text(item)
          return (
            known !== '' && (
              <span key={column.label()}>
                <span className="sr-only">{column.label()}: </span>
                {known}
              </span>
            )
          )
        })}
        {(deadline !== null || item.onThisPhone) && (
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            {deadline !== null && <DeadlineText deadline={deadline} />}
            {item.onThisPhone && <OnThisPhone />}
          </span>
        )}
      </ListLink>
    </li>
  )
}
