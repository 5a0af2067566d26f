import type { Ref } from 'react'
import { StatusBadge } from '@/ui/status-badge'
import { OutcomeNote } from './outcome-note'
import { RecordActions } from './record-actions'
import { DeadlineText, OnThisPhone } from './record-entry'
import { RecordFacts } from './record-facts'
import { RecordHead } from './record-head'
import type { ActionDone, ActionOutcome, FormAction, ListedRecord, RecordAction, RecordList } from './record-list'
import type { ListAddress } from './use-list-address'
import { useOutcome } from './use-outcome'
import { usePressAction } from './use-press-action'

interface RecordViewProps<Item extends ListedRecord> {
  readonly list: RecordList<Item>
  readonly item: Item
  readonly now: number
  readonly address: ListAddress
  readonly heading: Ref<HTMLHeadingElement>
  /** The form of an action, which replaces the facts about the record. */
  readonly form: FormAction<Item> | null
  readonly onOpenForm: (action: FormAction<Item>) => void
  readonly onCloseForm: () => void
  readonly onDone: (outcome: ActionDone) => void
  /** The outcome of a form that was open before. */
  readonly done: ActionOutcome | null
  /** The actions that are offered after it: all of the list, unless the completed one names some (`thenOffers`). */
  readonly actions: readonly RecordAction<Item>[]
  readonly next: { readonly name: string; readonly go: () => void } | null
}

/** The record's name does not wrap if it fits into a line. */
const FormTitle = ({ action, name }: { readonly action: string; readonly name: string }) => (
  <>
    {action}: <span className="inline-block">{name}</span>
  </>
)

/** One record: what needs a decision, its facts, and its actions (KIT-06). */
export function RecordView<Item extends ListedRecord>(props: RecordViewProps<Item>) {
  const { list, item, now, address, heading, form, onOpenForm, onCloseForm, onDone, done, actions, next } = props
  const pressed = usePressAction<Item>()
  const { outcome, isOver, takeBack } = useOutcome(pressed, done, list.stopped(item))
  const { status, text } = list.statusOf(item)
  const deadline = list.deadline(item, now)
  const { Notice } = list.detail
  const name = list.name(item)

  function begin(action: RecordAction<Item>): void {
    if (action.kind === 'press') void pressed.press(action, [item])
    else {
      // Otherwise the outcome of the last press would be shown instead of the form's.
      pressed.say(null)
      onOpenForm(action)
    }
  }
  return (
    <>
      <RecordHead address={address} title={form === null ? name : <FormTitle action={form.label(1)} name={name} />} heading={heading}>
        <StatusBadge status={status}>{text}</StatusBadge>
        {deadline !== null && <DeadlineText deadline={deadline} />}
        {item.onThisPhone && <OnThisPhone />}
      </RecordHead>
      <Notice item={item} />
      {/* Rendered before a form closes: a screen reader reads out what is added to it, not what appears together with it. */}
      <OutcomeNote outcome={form === null ? outcome : null} onTakenBack={takeBack} />
      {form !== null ? (
        <form.Form key={form.id} item={item} onDone={onDone} onCancel={onCloseForm} />
      ) : (
        <>
          <RecordFacts detail={list.detail} item={item} now={now} />
          <RecordActions
            // After a refusal all actions are offered, to put it right.
            actions={isOver ? list.actions : actions}
            item={item}
            now={now}
            busy={pressed.busy}
            next={next}
            onPress={begin}
          />
        </>
      )}
    </>
  )
}
