import { useId, useRef, useState } from 'react'
import { ActionBar } from '@/ui/action-bar'
import { Button } from '@/ui/button'
import { Question } from '@/ui/inline-confirmation'
import type { ListedRecord, PressAction, RecordAction, RecordList } from './record-list'
import { listTexts as texts } from './texts'
import { selectionMaximum, type Selection } from './use-selection'
import type { PressedAction } from './use-press-action'

interface SelectionBarProps<Item extends ListedRecord> {
  readonly list: Pick<RecordList<Item>, 'name' | 'actions'>
  readonly selection: Selection<Item>
  /** Everything that the list shows now, on all its pages. */
  readonly shown: readonly Item[]
  readonly now: number
  readonly pressed: PressedAction<Item>
}

interface BulkAction<Item> extends PressAction<Item> {
  readonly asks: (count: number, items: readonly Item[]) => string
}

const isBulk = <Item,>(action: RecordAction<Item>): action is BulkAction<Item> => action.kind === 'press' && action.asks !== undefined

/** Whether anything can be done with several of these records at once. */
export const canSelect = <Item extends ListedRecord>({ actions }: Pick<RecordList<Item>, 'actions'>): boolean => actions.some(isBulk)

/** Splits a selection into the records with which an action can be done, and the others, grouped by their reason. */
function partsOf<Item extends ListedRecord>({ allows, allowsOfSeveral = allows }: BulkAction<Item>, { items }: Selection<Item>, now: number) {
  const rest = new Map<string, Item[]>()
  const able = items.filter((item) => {
    const allowance = allowsOfSeveral(item, now)
    if (!allowance.allowed) rest.set(allowance.why, [...(rest.get(allowance.why) ?? []), item])
    return allowance.allowed
  })
  return { able, rest }
}

/** The selection's size, and the actions possible with at least one of it (KIT-04). Its question says how many change, and why the rest do not. */
export function SelectionBar<Item extends ListedRecord>({ list, selection, shown, now, pressed }: SelectionBarProps<Item>) {
  const [asked, setAsked] = useState<string | null>(null)
  const asker = useRef<HTMLElement>(null)
  const reasons = useId()
  const actions = list.actions.filter(isBulk).map((action) => ({ action, ...partsOf(action, selection, now) }))
  const asking = actions.find(({ action, able }) => action.id === asked && able.length > 0)
  // A question about no record any more does not reopen by itself with the next selection.
  if (asked !== null && asking === undefined) setAsked(null)
  const isEmpty = selection.items.length === 0
  const inSight = new Set(shown)
  const hidden = selection.items.filter((item) => !inSight.has(item)).length

  /** Records with which it was not done stay selected: they would be hard to find again among the others. */
  async function run(action: BulkAction<Item>, able: readonly Item[]): Promise<void> {
    const outcome = await pressed.press(action, able)
    if (outcome !== null) selection.drop(outcome.kind === 'done' ? able.map(({ id }) => id) : (outcome.doneWith ?? []))
  }

  return (
    // Rendered before anything is selected: screen readers do not read out a status that appears together with its text.
    <div className={isEmpty ? 'sr-only' : 'contents'}>
      <ActionBar
        // The list is longer than the window: the bar stays in sight on a wide screen too, and in a single row on a low one.
        className="sticky bottom-(--drawer-height) z-10 border-t border-border bg-background low-phone:*:flex-nowrap low-phone:*:overflow-x-auto low-phone:*:p-1.5 low-phone:*:*:flex-none lg:py-3"
        note={
          asking !== undefined && (
            <div className="flex flex-col gap-1">
              {/* Limited in height, so that the question and the list stay in sight. */}
              <ul id={reasons} className="max-h-[25vh] overflow-y-auto text-hint">
                {[...asking.rest].map(([why, items]) => (
                  <li key={why}>{texts.staysAsItIs(items.map(list.name).join(', '), why)}</li>
                ))}
              </ul>
              <Question
                key={asking.action.id}
                describedBy={asking.rest.size > 0 ? reasons : undefined}
                question={asking.action.asks(asking.able.length, asking.able)}
                canDo={!pressed.busy}
                yes={texts.doIt}
                no={texts.leaveIt}
                onYes={() => {
                  setAsked(null)
                  void run(asking.action, asking.able)
                }}
                onNo={() => {
                  setAsked(null)
                  asker.current?.focus()
                }}
              />
            </div>
          )
        }
      >
        <p role="status" className="flex min-h-11 items-center font-semibold max-md:px-0!">
          <span>
            {!isEmpty && texts.selected(selection.items.length)}
            {hidden > 0 && <span className="font-normal">, {texts.notShown(hidden)}</span>}
            {selection.isFull && <span className="font-normal">. {texts.atMost(selectionMaximum)}</span>}
          </span>
        </p>
        {!isEmpty && (
          <Button variant="link" size="bare" onClick={selection.clear}>
            {texts.clearSelection}
          </Button>
        )}
        {actions
          .filter(({ able }) => able.length > 0)
          .map(({ action, able }) => (
            <Button
              key={action.id}
              size="compact"
              variant={action.look}
              busy={pressed.busy}
              onClick={({ currentTarget }) => {
                asker.current = currentTarget
                setAsked(action.id)
              }}
            >
              {action.label(able.length)}
            </Button>
          ))}
      </ActionBar>
    </div>
  )
}
