import type { ReactNode } from 'react'
import { Book, Page, SpineLine } from '@/ui/book'
import type { ProgressState } from '@/ui/progress-line'
import { useMediaQuery, wideWindow } from '@/ui/use-media-query'
import { DeliveredList, type Delivered } from './delivered-list'
import { outboxTexts as texts } from './texts'

interface TwoPagesProps {
  /** The cards of what waits, and of what was delivered while the seller watched. */
  readonly cards: ReactNode
  /** The state of each card, by its key; each has a piece of the book's binding, drawn in the same state. */
  readonly states: ReadonlyMap<string, ProgressState>
  /** How many wait on this device. */
  readonly unsent: number
  readonly delivered: readonly Delivered[]
  /** The row numbers whose card was delivered while the seller watched. */
  readonly sewn: ReadonlySet<number>
  readonly deliveredTitle: string
}

/** What waits on this device and what was delivered: two facing pages of a book, on a phone one below the other. */
export function TwoPages({ cards, states, unsent, delivered, sewn, deliveredTitle }: TwoPagesProps) {
  const wide = useMediaQuery(wideWindow)
  const list = <ul className="flex flex-col gap-3">{cards}</ul>
  if (!wide) {
    const before = delivered.filter(({ sequence }) => !sewn.has(sequence))
    return (
      <>
        {states.size > 0 && <div className="thread-on-paper">{list}</div>}
        {before.length > 0 && (
          <section>
            <h2 className="mb-2 text-base">{deliveredTitle}</h2>
            <DeliveredList delivered={before} sewn={sewn} />
          </section>
        )}
      </>
    )
  }
  if (states.size + delivered.length === 0) return null
  const pieces = states.size > 0 ? [...states] : ([['nothing waits', 'sent']] as const)
  return (
    <Book binding={pieces.map(([key, state]) => <SpineLine key={key} state={state} />)}>
      {states.size > 0 && (
        <Page className="thread-on-paper">
          <PageHead title={texts.onThisDevice} count={unsent} />
          {list}
        </Page>
      )}
      <Page facing={states.size > 0} className="flex flex-col">
        <PageHead title={texts.delivered} count={delivered.length} />
        {delivered.length > 0 && <DeliveredList delivered={delivered} sewn={sewn} />}
        <div aria-hidden className="blank-lines" />
      </Page>
    </Book>
  )
}

function PageHead({ title, count }: { readonly title: string; readonly count: number }) {
  return (
    <h2 className="mb-4 flex justify-between gap-4 border-b border-input pb-2 text-base">
      {title} <span className="tabular-nums">{count}</span>
    </h2>
  )
}
