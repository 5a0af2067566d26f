import { useMemo, useRef, type ReactNode } from 'react'
import { buttonVariants } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { useKeptFocus } from '@/ui/use-kept-focus'
import { CategoryChips } from './category-chips'
import { ListFrame } from './list-frame'
import { ListLink } from './list-link'
import { searchIn, startOf, useListKeys } from './list-keys'
import { OutcomeNote } from './outcome-note'
import { RecordEntry } from './record-entry'
import type { ListedRecord, RecordList } from './record-list'
import { ScanToOpen } from './scan-to-open'
import { canSelect, SelectionBar } from './selection-bar'
import { SortChoice } from './sort-choice'
import { listTexts as texts } from './texts'
import { useOutcome } from './use-outcome'
import { usePressAction } from './use-press-action'
import type { ListAddress } from './use-list-address'
import { useRecordList, type SortedRecords } from './use-record-list'
import { useInSight } from './use-in-sight'
import { selectionMaximum, useSelection, type Selection } from './use-selection'

interface RecordPagesProps<Item extends ListedRecord> {
  readonly list: RecordList<Item>
  readonly records: SortedRecords<Item>
  readonly address: ListAddress
  readonly now: number
  /** Looks for a scanned code in other lists and goes there; returns whether it was found. */
  readonly opensElsewhere: ((code: string) => boolean) | undefined
  /** Leads to what this device does not keep; shown at the end of a category that `endsEarly`. */
  readonly beyond: ReactNode
}

/** The list itself: chips, search, sort order, entries and the actions on a selection (KIT-02, KIT-04, KIT-05). */
export function RecordPages<Item extends ListedRecord>({ list, records, address, now, opensElsewhere, beyond }: RecordPagesProps<Item>) {
  const shown = useRecordList(list, address, records, now)
  const { chips, current } = shown
  const chipRow = useMemo(() => <CategoryChips address={address} current={current} chips={chips} />, [address, current, chips])
  const area = useRef<HTMLDivElement>(null)
  const selection = useSelection(shown.all, address.place.category || list.categories[0].id)
  const pressed = usePressAction<Item>()
  const stopped = useMemo(() => records.all.flatMap(list.stopped), [records.all, list.stopped])
  const { outcome, takeBack } = useOutcome(pressed, null, stopped)
  const selects = canSelect(list)
  const { words, found } = shown.list
  const isFirst = current !== undefined && current === chips.categories[0]?.category
  // A search covers all categories, but only what this device keeps.
  const endsEarly = shown.list.page >= shown.list.pageCount && (current === undefined || current.endsEarly === true)
  const own = list.words()
  const isRead = shown.isWhole || (words === '' && current?.readFirst === true)
  const nothing = !isRead ? texts.stillReading : words !== '' ? texts.nothingMatches(words) : isFirst ? ((shown.all.length === 0 ? own.none : undefined) ?? own.nothing) : texts.noneHere
  const full = isRead && found === 0 && words === '' ? chips.categories.find(({ count }) => (count ?? 0) > 0) : undefined
  useKeptFocus(area, () => startOf(area.current))
  useListKeys(area, {
    onSelect: selects ? selection.toggle : undefined,
    onEscape() {
      if (selection.items.length > 0) selection.clear()
      else if (address.place.id !== '') address.go({ id: '', action: '', page: shown.list.page }, 'push')
    },
    onSearch: () => searchIn(area.current)?.focus(),
  })
  return (
    <div ref={area} className="flex flex-col gap-4">
      {chipRow}
      <OutcomeNote outcome={outcome} onTakenBack={takeBack} />
      <ListFrame
        list={shown.list}
        words={{ ...own, nothing }}
        beside={list.codes !== undefined && <ScanToOpen codes={list.codes} shown={shown} now={now} opensElsewhere={opensElsewhere} />}
      >
        {(items, range) => (
          <>
            {(selects || list.sorts.length > 1) && (
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                {selects && <SelectAll matching={shown.list.matching} selection={selection} />}
                {list.sorts.length > 1 && <SortChoice address={address} sorts={list.sorts} current={shown.sort} />}
              </div>
            )}
            <Entries {...{ list, items, now, address, range, selection, selects }} isTyped={!shown.list.committed} />
          </>
        )}
      </ListFrame>
      {full !== undefined && (
        <ListLink address={address} change={{ category: full.category.id, sort: '' }} className={buttonVariants({ variant: 'outline', className: 'w-fit' })}>
          {texts.seeCategory(full.category.label(), full.count ?? 0)}
        </ListLink>
      )}
      {endsEarly && list.older !== undefined && (
        <>
          <p className="text-hint text-muted-foreground">{list.older()}</p>
          {beyond}
        </>
      )}
      {selects && <SelectionBar list={list} selection={selection} shown={shown.list.matching} now={now} pressed={pressed} />}
    </div>
  )
}

interface SelectAllProps<Item extends ListedRecord> {
  /** Everything that the list shows now, on all its pages. */
  readonly matching: readonly Item[]
  readonly selection: Selection<Item>
}

/** If other, hidden records are selected, the maximum may leave room for only some of these, or for none (KIT-04). */
function SelectAll<Item extends ListedRecord>({ matching, selection }: SelectAllProps<Item>) {
  const selected = matching.filter(({ id }) => selection.has(id))
  const most = Math.min(matching.length, selectionMaximum - selection.items.length + selected.length)
  return (
    <Checkbox
      label={texts.selectAll(most > 0 ? most : Math.min(matching.length, selectionMaximum))}
      checked={most > 0 && selected.length >= most}
      disabled={most === 0}
      onChange={({ target }) => (target.checked ? selection.selectAll(matching) : selection.drop(selected.map(({ id }) => id)))}
    />
  )
}

interface EntriesProps<Item extends ListedRecord> extends Pick<RecordPagesProps<Item>, 'list' | 'address' | 'now'> {
  readonly items: readonly Item[]
  /** Whether somebody is typing the search. */
  readonly isTyped: boolean
  readonly range: string
  readonly selection: Selection<Item>
  readonly selects: boolean
}

function Entries<Item extends ListedRecord>({ list, items, now, address, isTyped, range, selection, selects }: EntriesProps<Item>) {
  return (
    <ul aria-label={range} className="bound-page *:border-b *:border-border *:last:border-none">
      {useInSight(items, isTyped).map((item) => (
        <RecordEntry
          key={item.id}
          list={list}
          item={item}
          now={now}
          address={address}
          open={item.id === address.place.id}
          onSelect={selects ? selection.toggle : undefined}
          selected={selection.has(item.id)}
          selectable={!selection.isFull}
        />
      ))}
    </ul>
  )
}
