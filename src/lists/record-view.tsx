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
  /** The form of an action, in the place of what is known of the record. */
  readonly form: FormAction<Item> | null
  readonly onOpenForm: (action: FormAction<Item>) => void
  readonly onCloseForm: () => void
  readonly onDone: (outcome: ActionDone) => void
  /** What became of a form that was open before. */
  readonly done: ActionOutcome | null
  /** What can be done after it: of the list's actions all, unless the one that was done with says which. */
  readonly actions: readonly RecordAction<Item>[]
  readonly next: { readonly name: string; readonly go: () => void } | null
}

/** The name of what it is done with stays in one piece where there is room for it. */
const FormTitle = ({ action, name }: { readonly action: string; readonly name: string }) => (
  <>
    {action}: <span className="inline-block">{name}</span>
  </>
)

/** One record: what asks for a decision, what is known of it, and what can be done with it (KIT-06). */
export function RecordView<Item extends ListedRecord>(props: RecordViewProps<Item>) {
  const { list, item, now, address, heading, form, onOpenForm, onCloseForm, onDone, done, actions, next } = props
  const pressed = usePressAction<Item>()
  const { outcome, isOver, takeBack } = useOutcome(pressed, done, list.stopped(item))
  const { status, text } = list.standing(item)
  const deadline = list.deadline(item, now)
  const { Notice } = list.detail
  const name = list.name(item)

  function begin(action: RecordAction<Item>): void {
    if (action.kind === 'press') void pressed.press(action, [item])
    else {
      // What was done before would be said in the place of what the form does.
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
      {/* There before a form closes: a screen reader reads out what comes into it, not what comes with it. */}
      <OutcomeNote outcome={form === null ? outcome : null} onTakenBack={takeBack} />
      {form !== null ? (
        <form.Form key={form.id} item={item} onDone={onDone} onCancel={onCloseForm} />
      ) : (
        <>
          <RecordFacts detail={list.detail} item={item} now={now} />
          <RecordActions
            // What came back is put right with all that there is.
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
