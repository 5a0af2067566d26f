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
  /** What the list shows now, on all its pages. */
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

/** Of a selection those with which something can be done, and why it cannot be done with the others, who share a reason. */
function partsOf<Item extends ListedRecord>({ allows, allowsOfSeveral = allows }: BulkAction<Item>, { items }: Selection<Item>, now: number) {
  const rest = new Map<string, Item[]>()
  const able = items.filter((item) => {
    const allowance = allowsOfSeveral(item, now)
    if (!allowance.allowed) rest.set(allowance.why, [...(rest.get(allowance.why) ?? []), item])
    return allowance.allowed
  })
  return { able, rest }
}

/** What is selected, and what can be done with at least one of it (KIT-04). Before it is done it says how many change, and why the rest do not. */
export function SelectionBar<Item extends ListedRecord>({ list, selection, shown, now, pressed }: SelectionBarProps<Item>) {
  const [asked, setAsked] = useState<string | null>(null)
  const asker = useRef<HTMLElement>(null)
  const reasons = useId()
  const actions = list.actions.filter(isBulk).map((action) => ({ action, ...partsOf(action, selection, now) }))
  const asking = actions.find(({ action, able }) => action.id === asked && able.length > 0)
  // A question that has nobody left to ask about does not open by itself with the next selection.
  if (asked !== null && asking === undefined) setAsked(null)
  const isEmpty = selection.items.length === 0
  const inSight = new Set(shown)
  const hidden = selection.items.filter((item) => !inSight.has(item)).length

  /** What it was not done with stays selected: nobody would find it again among the others. */
  async function run(action: BulkAction<Item>, able: readonly Item[]): Promise<void> {
    const outcome = await pressed.press(action, able)
    if (outcome !== null) selection.drop(outcome.kind === 'done' ? able.map(({ id }) => id) : (outcome.doneWith ?? []))
  }

  return (
    // Before anything is selected it is there already: a status that came along with its words would not be read out.
    <div className={isEmpty ? 'sr-only' : 'contents'}>
      <ActionBar
        // The list is longer than a window: on a wide screen, too, the bar stays in sight, and on a low one in a single row.
        className="sticky bottom-(--drawer-height) z-10 border-t border-border bg-background low-phone:*:flex-nowrap low-phone:*:overflow-x-auto low-phone:*:p-1.5 low-phone:*:*:flex-none lg:py-3"
        note={
          asking !== undefined && (
            <div className="flex flex-col gap-1">
              {/* However many they are, the question and the list stay in sight. */}
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
