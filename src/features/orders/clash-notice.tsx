import { useState } from 'react'
import { useServerNow } from '@/clock/use-now'
import { commandTexts } from '@/domain/command-texts'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { storageTexts } from '@/domain/storage-texts'
import { OutcomeNote } from '@/lists/outcome-note'
import type { ActionOutcome } from '@/lists/record-list'
import { useOutbox } from '@/outbox/outbox-context'
import { session } from '@/session/browser-session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { InlineConfirmation } from '@/ui/inline-confirmation'
import { clashOf, type Clash, type ClashChoice } from './clash'
import { ordersTexts as texts } from './texts'
import { useNumbersSales } from './use-numbers-sales'
import { useSaveOrders } from './use-save-order'

/** Asks for a decision about an order, above its details. */
export function ClashNotice({ item }: { readonly item: OverlaidOrder }) {
  const clash = clashOf(item, useServerNow(60_000), useNumbersSales())
  const { outcome, say } = useChoiceOutcome(item)
  const isStillAsked = clash !== null && outcome?.kind === 'not-done'
  return (
    <>
      {/* Rendered before the card goes: a screen reader announces what is added to a live region, not a region that appears with its text. */}
      <OutcomeNote outcome={isStillAsked ? null : outcome} onTakenBack={() => say(null)} />
      {clash !== null && (
        <Card edge="attention">
          <ClashChoices item={item} clash={clash} outcome={isStillAsked ? outcome : null} onOutcome={say} />
        </Card>
      )}
    </>
  )
}

/** The result of the last choice, until another command asks for one: the chosen command may have been refused as well. */
export function useChoiceOutcome(item: OverlaidOrder | undefined) {
  const asking = item?.refused?.command.sequence
  const [told, setTold] = useState<{ readonly outcome: ActionOutcome; readonly of: number | undefined } | null>(null)
  if (told !== null && asking !== undefined && told.of !== asking) setTold(null)
  return { outcome: told?.outcome ?? null, say: (outcome: ActionOutcome | null) => setTold(outcome && { outcome, of: asking }) }
}

interface ClashChoicesProps {
  readonly item: OverlaidOrder
  readonly clash: Clash
  readonly outcome: ActionOutcome | null
  readonly onOutcome: (outcome: ActionOutcome | null) => void
}

/** What the seller did and when, what happened meanwhile, and her choices (CLASH-01, CLASH-02). */
export function ClashChoices({ item, clash, outcome, onOutcome }: ClashChoicesProps) {
  const choose = useChoose(item)
  const [busy, setBusy] = useState(false)

  async function take(choice: ClashChoice): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      onOutcome(await choose(choice))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p className="font-semibold text-destructive">{clash.happened}</p>
      {clash.did !== null && <p>{clash.did}</p>}
      <OutcomeNote outcome={outcome} onTakenBack={() => onOutcome(null)} />
      {clash.choices.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {clash.choices.map((choice, place) => (
            <ChoiceButton key={choice.label} choice={choice} isFirst={place === 0} busy={busy} onTake={() => void take(choice)} />
          ))}
        </div>
      )}
    </>
  )
}

interface ChoiceButtonProps {
  readonly choice: ClashChoice
  readonly isFirst: boolean
  readonly busy: boolean
  readonly onTake: () => void
}

function ChoiceButton({ choice, isFirst, busy, onTake }: ChoiceButtonProps) {
  const { label } = choice
  if (choice.kind === 'leave' && choice.asks !== null)
    return <InlineConfirmation look="outline" label={label} question={choice.asks} yes={texts.clash.leaveYes} no={texts.clash.leaveNo} onConfirm={onTake} />
  return (
    <Button size="compact" variant={isFirst ? 'primary' : 'outline'} busy={busy} onClick={onTake}>
      {label}
    </Button>
  )
}

/** Carries out a choice. Each one also resolves the refused command, or anything saved instead would wait behind it. */
function useChoose({ id, refused }: OverlaidOrder): (choice: ClashChoice) => Promise<ActionOutcome | null> {
  const outbox = useOutbox()
  const save = useSaveOrders()
  return async (choice) => {
    const sequence = refused?.command.sequence
    if (choice.kind === 'do-anew') return save(choice.deeds)
    if (choice.kind === 'do-instead') return save(choice.deeds, sequence)
    if (choice.kind === 'sign-in') {
      // Dropping the token makes the router lead to the sign-in screen, and back here afterwards.
      session.dropToken()
      return null
    }
    if (sequence === undefined) return null
    const stored = await (choice.kind === 'leave' ? outbox.discard(sequence) : outbox.sendAgain(sequence))
    if (stored.kind === 'not-stored') return { kind: 'not-done', why: () => commandTexts.notDone(storageTexts[stored.reason]) }
    if (choice.kind !== 'leave') return null
    return { kind: 'done', said: () => texts.said(choice.isTakenOut ? texts.takenOut : texts.clash.takenBack, id) }
  }
}
