import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNow } from '@/clock/use-now'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { thingTitle } from '@/domain/command-words'
import type { OutboxView } from '@/outbox/held-by'
import { useSendingFailure } from '@/outbox/use-sending-failure'
import { Button } from '@/ui/button'
import { SubmissionCard, type RecordDecision } from './submission-card'
import { outboxTexts as texts } from './texts'
import type { Thing } from './things'

interface WaitingCardsProps extends OutboxView {
  readonly cards: readonly Thing[]
  /** How many more wait without a card. */
  readonly hidden: number
  readonly onMore: () => void
  readonly decision: RecordDecision
}

/** A card for each thing that waits; the only part of the screen that re-renders every second. */
export function WaitingCards({ cards, hidden, onMore, decision, ...view }: WaitingCardsProps) {
  const now = useNow(1000)
  const connection = useConnectionState()
  const failure = useSendingFailure()
  /** Moves the focus to the first of the new cards. */
  function showMore({ currentTarget }: MouseEvent<HTMLElement>): void {
    const list = currentTarget.closest('ul')
    const before = new Set(list?.children)
    flushSync(onMore)
    const first = [...(list?.children ?? [])].find((card) => !before.has(card))
    first?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
  }
  return (
    <>
      {cards.map(({ key, commands, first }) => (
        <li key={key}>
          <SubmissionCard submission={first} name={thingTitle(commands)} circumstances={{ ...view, now, connection, failure }} decision={decision} />
        </li>
      ))}
      {hidden > 0 && (
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {texts.hidden(hidden)}
          <Button variant="outline" onClick={showMore}>
            {texts.showMore}
          </Button>
        </li>
      )}
    </>
  )
}
