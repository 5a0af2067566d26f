import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { ActionBar } from '@/ui/action-bar'
import { Button } from '@/ui/button'
import { Question } from '@/ui/inline-confirmation'
import type { ListedRecord, RecordAction } from './record-list'
import { listTexts as texts } from './texts'

interface RecordActionsProps<Item extends ListedRecord> {
  readonly actions: readonly RecordAction<Item>[]
  readonly item: Item
  readonly now: number
  readonly busy: boolean
  readonly onPress: (action: RecordAction<Item>) => void
  /** Goes on to the next record with which the same action can be done. */
  readonly next: { readonly name: string; readonly go: () => void } | null
}

/** The actions of a record, within reach of the thumb. An action that is not possible now says why; one that never is does not show. */
export function RecordActions<Item extends ListedRecord>({ actions, item, now, busy, onPress, next }: RecordActionsProps<Item>) {
  const [asked, setAsked] = useState<string | null>(null)
  const asker = useRef<HTMLElement>(null)
  const allowances = actions.map((action) => ({ action, allowance: action.allows(item, now) }))
  const possible = allowances.filter(({ allowance }) => allowance.allowed)
  const later = allowances.flatMap(({ action, allowance }) => (!allowance.allowed && allowance.shown ? [{ action, why: allowance.why }] : []))
  const asking = possible.find(({ action }) => action.id === asked)?.action
  const question = asking === undefined ? null : questionOf(asking, item)
  // The question about an action that is no longer possible does not reopen by itself once it is possible again.
  if (asked !== null && question === null) setAsked(null)
  if (possible.length + later.length === 0 && next === null) return null

  function begin(action: RecordAction<Item>, { currentTarget }: MouseEvent<HTMLElement>): void {
    asker.current = currentTarget
    if (questionOf(action, item) === null) onPress(action)
    else setAsked(action.id)
  }

  return (
    <ActionBar
      note={
        later.length + (question === null ? 0 : 1) > 0 && (
          <>
            {later.length > 0 && (
              <ul className="text-hint text-muted-foreground">
                {later.map(({ action, why }) => (
                  <li key={action.id}>{texts.notNow(action.label(1), why)}</li>
                ))}
              </ul>
            )}
            {asking !== undefined && question !== null && (
              <Question
                key={asking.id}
                question={question}
                canDo={!busy}
                yes={texts.doIt}
                no={texts.leaveIt}
                onYes={() => {
                  setAsked(null)
                  onPress(asking)
                }}
                onNo={() => {
                  setAsked(null)
                  asker.current?.focus()
                }}
              />
            )}
          </>
        )
      }
    >
      {possible.map(({ action }) => (
        <Button
          key={action.id}
          variant={next === null ? action.look : 'outline'}
          // A press while another is being stored would save a second command.
          busy={busy}
          onClick={(event) => begin(action, event)}
        >
          {action.label(1)}
        </Button>
      ))}
      {next !== null && <NextOne {...next} />}
    </ActionBar>
  )
}

const questionOf = <Item,>(action: RecordAction<Item>, item: Item): string | null =>
  action.kind === 'press' && action.asksOfOne !== undefined ? action.asksOfOne(item) : null

/** Takes the focus: a seller who works through a list by keyboard presses the same key again. */
function NextOne({ name, go }: { readonly name: string; readonly go: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <Button ref={button} onClick={go}>
      {texts.nextOne(name)}
    </Button>
  )
}
