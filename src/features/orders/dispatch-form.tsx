import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import { serverNow } from '@/clock/server-clock'
import { useServerNow } from '@/clock/use-now'
import { dayInIndia } from '@/domain/date-texts'
import { byCourier, bySeller, dispatchDraftSchema, dispatchFormSchema, dispatchRequest, newDispatch, type DispatchDraft } from '@/domain/orders/order-forms'
import { lookMilliseconds } from '@/domain/orders/pack-deadline'
import { useAppForm } from '@/forms/app-form'
import { DayField } from '@/forms/moment-fields'
import { RadioGroupField } from '@/forms/radio-group-field'
import { TextField } from '@/forms/text-field'
import type { ActionOutcome } from '@/lists/record-list'
import { orderForm, OrderFormFrame, useSubmitOrder, type OrderFieldsProps } from './order-form'
import { ordersTexts as texts } from './texts'

/** Asks how a parcel that the seller ships herself gets to the customer (ORD-05). */
function DispatchFields({ item, values, draft, begun, onDone, onCancel }: OrderFieldsProps<DispatchDraft>) {
  const submit = useSubmitOrder({ draft, onDone })
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null)
  const now = useServerNow(lookMilliseconds)
  const form = useAppForm({
    formId: 'dispatch',
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: dispatchFormSchema(item, now) },
    onSubmit: async ({ value }) => {
      const body = dispatchRequest(item, value, serverNow())
      setOutcome(await submit(body && { action: 'dispatch', body }))
    },
  })
  const today = dayInIndia(now)
  const way = useSelector(form.store, (state) => state.values.way)
  return (
    <form.AppForm>
      <OrderFormFrame draft={draft} begun={begun} onCancel={onCancel} submit={texts.dispatched} outcome={outcome}>
        <form.AppField name="way">
          {() => (
            <RadioGroupField
              label={texts.way}
              choices={[
                { value: byCourier, label: texts.byCourier },
                { value: bySeller, label: texts.bySeller },
              ]}
            />
          )}
        </form.AppField>
        {way !== bySeller && (
          <>
            <form.AppField name="courier">{() => <TextField label={texts.courier} />}</form.AppField>
            <form.AppField name="tracking">
              {() => <TextField label={texts.tracking} autoCapitalize="characters" spellCheck={false} />}
            </form.AppField>
          </>
        )}
        <form.AppField name="day">{() => <DayField label={texts.day} max={today} otherwise={today} />}</form.AppField>
      </OrderFormFrame>
    </form.AppForm>
  )
}

export const DispatchForm = orderForm('dispatch', dispatchDraftSchema, newDispatch, DispatchFields)
