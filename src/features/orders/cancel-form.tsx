import { revalidateLogic } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import { cancelDraftSchema, cancelFormSchema, cancelRequest, newCancellation, reasonsFor, refusedCancellation, wantedLines, type CancelDraft } from '@/domain/orders/order-forms'
import { orderTexts } from '@/domain/orders/order-texts'
import { useAppForm } from '@/forms/app-form'
import { CheckboxGroupField } from '@/forms/checkbox-group-field'
import { RadioGroupField } from '@/forms/radio-group-field'
import type { ActionOutcome } from '@/lists/record-list'
import { orderForm, OrderFormFrame, useSubmitOrder, type OrderFieldsProps } from './order-form'
import { ordersTexts as texts } from './texts'

/** Asks why the order, or which of its items, is cancelled, and says beforehand what that costs (ORD-03, ORD-06). */
function CancelFields({ item, values, draft, begun, onDone, onCancel }: OrderFieldsProps<CancelDraft>) {
  const submit = useSubmitOrder({ draft, onDone })
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null)
  const form = useAppForm({
    formId: 'cancel',
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: cancelFormSchema(item) },
    onSubmit: async ({ value }) => {
      const body = cancelRequest(item, value)
      setOutcome(await submit(body && { action: 'cancel', body, putsRight: value.putsRight }))
    },
  })
  const refused = refusedCancellation(item)
  // The refused cancellation that the form began with is gone or another one: this form must not replace one it does not show.
  useEffect(() => {
    const { putsRight } = form.state.values
    if (putsRight !== null && putsRight !== refused) form.setFieldValue('putsRight', null)
  }, [form, refused])
  const lines = wantedLines(item)
  // Shown even if only one item is left: the items that the seller had chosen may have been cancelled elsewhere.
  const isChoice = item.lines.length > 1 || lines.some(({ id }) => !values.lines.includes(id))
  return (
    <form.AppForm>
      <OrderFormFrame draft={draft} begun={begun} onCancel={onCancel} submit={texts.cancelConfirm} look="destructive" outcome={outcome}>
        <p>{texts.cancelCost}</p>
        <form.AppField name="reason">
          {() => <RadioGroupField label={texts.reason} choices={reasonsFor(item).map((reason) => ({ value: reason, label: orderTexts.cancelReasons[reason] }))} />}
        </form.AppField>
        {isChoice && (
          <form.AppField name="lines">
            {() => (
              <CheckboxGroupField
                label={texts.cancelLines}
                choices={lines.map(({ id, title, quantity }) => ({ value: id, label: orderTexts.pieces(quantity, title) }))}
              />
            )}
          </form.AppField>
        )}
      </OrderFormFrame>
    </form.AppForm>
  )
}

export const CancelForm = orderForm('cancel', cancelDraftSchema, newCancellation, CancelFields)
