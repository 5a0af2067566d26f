import { useSelector } from '@tanstack/react-form'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { z } from '@/contract/schema'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { dropDraftsNow, failureIn, storeDraftsNow, type DraftStatus } from '@/drafts/draft-keeper'
import { useFormContext } from '@/forms/contexts'
import { DraftNotKept } from '@/forms/draft-not-kept'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { setFormValues } from '@/forms/set-form-values'
import { SubmitButton } from '@/forms/submit-button'
import { OutcomeNote } from '@/lists/outcome-note'
import type { ActionFormProps, ActionOutcome, ListedRecord } from '@/lists/record-list'
import { newSeller, type DraftKey } from '@/outbox/draft-key'
import { useOutbox } from '@/outbox/outbox-context'
import { hasAllUnsent } from '@/outbox/unsent'
import { placeOfDraft, useKeptDraft, useLoadedDraft } from '@/outbox/use-draft'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { useIsKnown } from '@/storage/live-view'
import { ActionBar } from '@/ui/action-bar'
import { Button } from '@/ui/button'
import { ordersTexts as texts } from './texts'
import { useSaveOrders, type OrderDeed } from './use-save-order'

/** What the fields of a form begin with. */
export interface OrderFieldsProps<Values, Item = OverlaidOrder> extends ActionFormProps<Item> {
  readonly values: Values
  readonly draft: DraftKey
  readonly begun: BegunOrderForm
}

interface BegunOrderForm {
  readonly status: DraftStatus
  /** Parses what another tab typed; the initial values if the form was submitted there, null if it cannot be read. */
  readonly read: (typed: unknown) => object | null
}

/**
 * A form about one order, or several that belong together, filled from its draft.
 * @param name the first part of its drafts' names @param emptyOf the initial values without a draft
 */
export function orderForm<Values extends object, Item extends ListedRecord = OverlaidOrder>(
  name: string,
  draft: z.ZodMiniType<Values>,
  emptyOf: (item: Item) => Values,
  Fields: ComponentType<OrderFieldsProps<Values, Item>>,
): ComponentType<ActionFormProps<Item>> {
  function DraftedForm({ sellerId, ...props }: ActionFormProps<Item> & { readonly sellerId: string | null }) {
    const key = { owner: sellerId ?? newSeller, form: `${name} ${props.item.id}` }
    const loaded = useLoadedDraft(useOutbox(), key, draft, emptyOf(props.item))
    // Until the draft is read not even the buttons are shown: an early press would submit an empty form.
    if (loaded.kind === 'loading') return null
    const read = (typed: unknown): Values | null => (typed === null ? emptyOf(props.item) : (draft.safeParse(typed).data ?? null))
    return <Fields {...props} values={loaded.values} draft={key} begun={{ status: loaded.status, read }} />
  }

  return function CurrentForm(props) {
    const { sellerId } = useSession()
    const ledger = useLedger(sellerId)
    // An outdated or partly read ledger is good enough to be shown, but not to begin a form with: a command may have been refused since.
    const isKnown = useIsKnown(ledger)
    const mayBegin = ledger.kind !== 'ready' || (isKnown && hasAllUnsent(ledger.value))
    // Once shown the form stays mounted: unmounting it would lose the focus and what is not stored yet.
    const [hasBegun, setBegun] = useState(false)
    if (mayBegin && !hasBegun) setBegun(true)
    return (mayBegin || hasBegun) && <DraftedForm {...props} sellerId={sellerId} />
  }
}

/** Saves a form's commands and deletes its draft once they are stored. Null stands for values that no command fits: they are reported. */
export function useSubmitOrder({ draft, onDone }: Pick<OrderFieldsProps<unknown>, 'draft' | 'onDone'>) {
  const outbox = useOutbox()
  const save = useSaveOrders()
  return async (...said: readonly (OrderDeed | null)[]): Promise<ActionOutcome> => {
    const deeds = said.filter((deed) => deed !== null)
    if (deeds.length < said.length) return { kind: 'not-done', why: () => texts.notFitting }
    // Stores the debounced draft now: IndexedDB keeps the order of writes, so it cannot be written after the draft is deleted below.
    void storeDraftsNow()
    const outcome = await save(deeds)
    if (outcome.kind === 'done') {
      // What was typed while saving must not be stored either: this order's next form would begin with it.
      dropDraftsNow(placeOfDraft(draft))
      void outbox.deleteDraft(draft)
      onDone(outcome)
    }
    return outcome
  }
}

interface OrderFormFrameProps extends Pick<OrderFieldsProps<unknown>, 'draft' | 'begun' | 'onCancel'> {
  readonly submit: string
  readonly look?: 'primary' | 'destructive'
  readonly outcome: ActionOutcome | null
  /** Another action on the form's values, shown between its two buttons. */
  readonly more?: ReactNode
  /** Shown above the fields, outside the submitted form. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The frame of each form: errors, fields, and the buttons at the foot. */
export function OrderFormFrame({ draft, begun, onCancel, submit, look = 'primary', outcome, more, lead, children }: OrderFormFrameProps) {
  const form = useFormContext()
  const values = useSelector(form.store, (state) => state.values)
  const status = useKeptDraft(useOutbox(), draft, values, { initial: begun.status, show: (typed) => setFormValues(form, begun.read(typed)) })
  return (
    // The error summary has a bottom margin for other screens; here the gap is enough.
    <div className="flex flex-col gap-4 *:[[role=alert]]:mb-0">
      {lead}
      <ErrorSummary />
      <Form>
        {children}
        <DraftNotKept reason={failureIn(status)} />
        <OutcomeNote outcome={outcome} />
        <ActionBar>
          <Button variant="link" onClick={onCancel}>
            {texts.back}
          </Button>
          {more}
          <SubmitButton variant={look} busyLabel={texts.saving}>
            {submit}
          </SubmitButton>
        </ActionBar>
      </Form>
    </div>
  )
}
