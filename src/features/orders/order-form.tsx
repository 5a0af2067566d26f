import { useSelector } from '@tanstack/react-form'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { z } from '@/contract/schema'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { sharedTexts } from '@/domain/shared-texts'
import type { DraftStatus } from '@/drafts/draft-keeper'
import { dropDraftsNow, storeDraftsNow } from '@/drafts/draft-keeper'
import { useFormContext } from '@/forms/contexts'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { putInto } from '@/forms/put-into'
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
  /** What was typed in another tab, by the fields of this form: as it begins where that was submitted there, null where it cannot be read. */
  readonly read: (typed: unknown) => object | null
}

/**
 * A form about one order, or several that belong together, begun with what was typed into it before.
 * @param name of its drafts @param emptyOf what it begins with otherwise
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
    // Not even its buttons: whoever presses at once would send an empty form.
    if (loaded.kind === 'loading') return null
    const read = (typed: unknown): Values | null => (typed === null ? emptyOf(props.item) : (draft.safeParse(typed).data ?? null))
    return <Fields {...props} values={loaded.values} draft={key} begun={{ status: loaded.status, read }} />
  }

  return function CurrentForm(props) {
    const { sellerId } = useSession()
    const ledger = useLedger(sellerId)
    // What is known to have changed is fit to be shown, not to begin with: it may have been refused since. So is a part.
    const isKnown = useIsKnown(ledger)
    const mayBegin = ledger.kind !== 'ready' || (isKnown && hasAllUnsent(ledger.value))
    // Once begun it stays: with it the focus would go, and what is not written down yet.
    const [hasBegun, setBegun] = useState(false)
    if (mayBegin && !hasBegun) setBegun(true)
    return (mayBegin || hasBegun) && <DraftedForm {...props} sellerId={sellerId} />
  }
}

/** Saves what a form says, and lets go of what was typed once that is stored. Null is what no command could be made of, which is told. */
export function useSubmitOrder({ draft, onDone }: Pick<OrderFieldsProps<unknown>, 'draft' | 'onDone'>) {
  const outbox = useOutbox()
  const save = useSaveOrders()
  return async (...said: readonly (OrderDeed | null)[]): Promise<ActionOutcome> => {
    const deeds = said.filter((deed) => deed !== null)
    if (deeds.length < said.length) return { kind: 'not-done', why: () => texts.notFitting }
    // What is still in hand would be written down after it has gone. Begun here, it comes before that in the store's own order.
    void storeDraftsNow()
    const outcome = await save(deeds)
    if (outcome.kind === 'done') {
      // So would what was typed on meanwhile: the next form of this order began with it.
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
  /** What else can be done with what the form says, between its two buttons. */
  readonly more?: ReactNode
  /** Above the fields, and no part of what is submitted. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The frame of each form: errors, fields, and the buttons at the foot. */
export function OrderFormFrame({ draft, begun, onCancel, submit, look = 'primary', outcome, more, lead, children }: OrderFormFrameProps) {
  const form = useFormContext()
  const values = useSelector(form.store, (state) => state.values)
  const status = useKeptDraft(useOutbox(), draft, values, { initial: begun.status, show: (typed) => putInto(form, begun.read(typed)) })
  return (
    // The summary brings a room of its own for what follows it elsewhere.
    <div className="flex flex-col gap-4 *:[[role=alert]]:mb-0">
      {lead}
      <ErrorSummary />
      <Form>
        {children}
        <p role="status" className="text-hint font-semibold text-destructive empty:absolute">
          {status.kind === 'not-saved' && sharedTexts.notKept}
        </p>
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
