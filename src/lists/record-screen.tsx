import { useLocation } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { cameFromListIn } from '@/domain/screens-navigation-state'
import { afterPaint } from '@/ui/after-paint'
import { cn } from '@/ui/cn'
import { useKeptFocus } from '@/ui/use-kept-focus'
import { recordLink, startOf } from './list-keys'
import { OutcomeNote } from './outcome-note'
import { RecordHead } from './record-head'
import type { ActionOutcome, FormAction, ListedRecord, RecordAction, RecordList, RecordSort } from './record-list'
import { RecordPages } from './record-pages'
import { RecordView } from './record-view'
import { listTexts as texts } from './texts'
import { useFocusOnChoice } from './use-focus-on-choice'
import type { ListAddress } from './use-list-address'
import { useSortedRecords, type RecordsRead, type SortedRecords } from './use-record-list'

/** Ways to what a list does not have. They have to stay the same objects, since the list re-renders when they change. */
export interface WaysBeyond {
  /** Looks for a scanned code in other lists and goes there; returns whether it was found. */
  readonly opensElsewhere: (code: string) => boolean
  /** Leads to what this device does not keep, below the sentence about that. */
  readonly beyond: ReactNode
}

interface RecordScreenProps<Item extends ListedRecord> extends Partial<WaysBeyond> {
  readonly list: RecordList<Item>
  readonly records: RecordsRead<Item>
  readonly address: ListAddress
  /** In milliseconds since the epoch. */
  readonly now: number
}

/** The form that was completed last, until something else is done. */
interface DoneForm<Item> {
  readonly id: string
  readonly action: FormAction<Item>
  readonly outcome: ActionOutcome
  /** The address still names the form: the outcome is shown before the address follows. */
  readonly isClosing: boolean
}

/** A list, and beside it the record that the address names; a phone shows one of them. */
export function RecordScreen<Item extends ListedRecord>({ list, records, address, now, opensElsewhere, beyond }: RecordScreenProps<Item>) {
  // Deferred, so that the outcome of an action is shown before thousands of records are sorted again.
  const sorted = useSortedRecords(list, address.place, useDeferredValue(records))
  // Memoised, so that changes in the open record do not re-render the list beside it.
  const pages = useMemo(
    () => <RecordPages list={list} records={sorted} address={address} now={now} opensElsewhere={opensElsewhere} beyond={beyond} />,
    [list, sorted, address, now, opensElsewhere, beyond],
  )
  const { id, action, page } = address.place
  const state = { cameFromList: useLocation({ select: ({ state: told }) => cameFromListIn(told) }) }
  const heading = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState<DoneForm<Item> | null>(null)
  const deeds = useDeeds(sorted.all, now)
  // When the seller comes back to the record later, all its actions are offered again.
  if (done !== null && done.id !== id) setDone(null)
  const pane = useRef<HTMLElement>(null)
  const listArea = useRef<HTMLDivElement>(null)
  useKeptFocus(pane, () => heading.current)
  useFocusOnChoice(id === '' ? null : id, { heading, linkTo: recordLink, otherwise: () => startOf(listArea.current) })

  const { items } = records
  const item = useMemo(() => items.find((one) => one.id === id), [items, id])
  const missing = list.nameOfMissing?.(id) ?? id
  const named = list.actions.find((one) => one.id === action)
  if (done?.isClosing === true && action !== done.action.id) setDone({ ...done, isClosing: false })
  const form = item !== undefined && done?.isClosing !== true && named?.kind === 'form' && named.allows(item, now).allowed ? named : null
  useFocusOnForm(form?.id ?? null, heading)

  // Replaces the history entry, so that Back leads from anywhere in a record to the list.
  const open = (recordId: string, actionId: string): void => address.go({ id: recordId, action: actionId, page }, 'replace', state)
  useFollowing(done?.isClosing === true, () => open(id, ''))
  const fits = (one: Item): boolean => done !== null && one.id !== id && !deeds.has(done.action, one) && done.action.allows(one, now).allowed
  const next = done?.action.goesOn === true ? nextOf(sorted, address.place.sort === '' ? list.sorts[0] : sorted.sort, fits) : undefined

  return (
    <div className={cn('grid items-start gap-5', id === '' ? 'lg:grid-cols-[3fr_2fr]' : 'lg:grid-cols-[minmax(17rem,2fr)_minmax(0,3fr)]')}>
      <div ref={listArea} className={cn('min-w-0', id !== '' && 'max-lg:hidden')}>
        {pages}
      </div>
      <section
        ref={pane}
        aria-label={item === undefined ? undefined : list.name(item)}
        className={cn('record-pane flex min-w-0 flex-col gap-4', id === '' && 'max-lg:hidden')}
      >
        {id === '' && <p className="text-muted-foreground">{texts.noneOpen}</p>}
        {id !== '' && item === undefined && (
          <>
            <RecordHead address={address} title={records.isWhole ? texts.unknown(missing) : missing} heading={heading} />
            {/* The last action may be the reason why the record is no longer in the list. */}
            <OutcomeNote outcome={done?.outcome ?? null} />
            <p>{records.isWhole ? texts.unknownText : texts.stillReading}</p>
          </>
        )}
        {item !== undefined && (
          <RecordView
            key={id}
            list={list}
            item={item}
            now={now}
            address={address}
            heading={heading}
            form={form}
            onOpenForm={({ id: actionId }) => {
              setDone(null)
              open(id, actionId)
            }}
            onCloseForm={() => open(id, '')}
            onDone={(outcome) => {
              if (form === null) return
              setDone({ id, action: form, outcome, isClosing: true })
              deeds.add(form, item)
            }}
            done={done?.outcome ?? null}
            actions={next === undefined ? list.actions : offeredAfter(done?.action, list.actions)}
            next={next === undefined ? null : { name: list.name(next), go: () => open(next.id, done?.action.id ?? '') }}
          />
        )}
      </section>
    </div>
  )
}

/** The next record by the order in which the category is worked through, which may differ from the one that is shown. */
function nextOf<Item>({ all, sort }: SortedRecords<Item>, by: RecordSort<Item>, fits: (one: Item) => boolean): Item | undefined {
  if (by === sort) return all.find(fits)
  return all.reduce<Item | undefined>((first, one) => ((first === undefined || by.compare(one, first) < 0) && fits(one) ? one : first), undefined)
}

interface Deed<Item> {
  readonly action: FormAction<Item>
  readonly id: string
}

/** Actions done here that the records do not show yet: their records are not offered again, unless an action is taken back later. */
function useDeeds<Item extends ListedRecord>(records: readonly Item[], now: number) {
  const [deeds, setDeeds] = useState<readonly Deed<Item>[]>([])
  const unheard = deeds.filter(({ action, id }) => records.some((one) => one.id === id && action.allows(one, now).allowed))
  if (unheard.length < deeds.length) setDeeds(unheard)
  return {
    has: (action: FormAction<Item>, { id }: Item): boolean => unheard.some((deed) => deed.action.id === action.id && deed.id === id),
    add: (action: FormAction<Item>, { id }: Item): void => setDeeds([...unheard, { action, id }]),
  }
}

const offeredAfter = <Item,>(done: FormAction<Item> | undefined, actions: readonly RecordAction<Item>[]): readonly RecordAction<Item>[] =>
  done?.thenOffers === undefined ? actions : actions.filter(({ id }) => done.thenOffers?.includes(id))

/** Calls `follow` once the outcome has been painted: the address and the list change after it. */
function useFollowing(isDue: boolean, follow: () => void): void {
  const run = useEffectEvent(follow)
  useEffect(() => {
    return isDue ? afterPaint(run) : undefined
  }, [isDue])
}

/** Moves the focus to the heading when a form replaces the record, and when it closes, so that a screen reader says what is there now. */
function useFocusOnForm(formId: string | null, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(formId)
  useEffect(() => {
    // A form that closes loses the focus, unless something in the record has taken it.
    const isLost = document.activeElement === document.body
    if (before.current !== formId && (formId !== null || isLost)) {
      heading.current?.scrollIntoView({ block: 'nearest' })
      heading.current?.focus({ preventScroll: true })
    }
    before.current = formId
  }, [formId, heading])
}
