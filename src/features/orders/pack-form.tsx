import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { listed } from '@/catalogues/listed'
import { serverNow } from '@/clock/server-clock'
import type { OrderLine } from '@/contract/reads/orders/orders'
import { dayInIndia } from '@/domain/date-texts'
import { needsEWayBill } from '@/domain/law/e-way-bill'
import { newPacking, packDraftSchema, packFormSchema, packRequest, repackedDraft, parcelNumbers, wantedLines, type PackDraft } from '@/domain/orders/order-forms'
import { orderTexts } from '@/domain/orders/order-texts'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { isNumberToCome } from '@/domain/orders/parcel-papers'
import { scannedPiece } from '@/domain/orders/scanned-piece'
import { useAppForm } from '@/forms/app-form'
import { CheckboxGroupField } from '@/forms/checkbox-group-field'
import { TextField } from '@/forms/text-field'
import type { ActionOutcome } from '@/lists/record-list'
import { ScanField } from '@/scan/scan-field'
import { orderForm, OrderFormFrame, useSubmitOrder, type OrderFieldsProps } from './order-form'
import { packDeed } from './pack-deed'
import { ordersTexts as texts } from './texts'
import { useNumbersSales } from './use-numbers-sales'

/** Every piece is scanned or ticked before the parcel is closed; its weight and size come from the listings (ORD-04). */
function PackFields({ item, values, draft, begun, onDone, onCancel }: OrderFieldsProps<PackDraft>) {
  const submit = useSubmitOrder({ draft, onDone })
  const numbersSales = useNumbersSales()
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null)
  const form = useAppForm({
    formId: 'pack',
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: packFormSchema(item) },
    onSubmit: async ({ value }) => {
      const body = packRequest(item, value, serverNow())
      setOutcome(await submit(body && packDeed(item, body, numbersSales)))
    },
  })
  useEffect(() => {
    const anew = repackedDraft(item, form.state.values)
    if (anew === null) return
    form.setFieldValue('numbersFor', anew.numbersFor)
    for (const name of parcelNumbers) form.setFieldValue(name, anew[name])
  }, [form, item])
  const scanned = useSelector(form.store, (state) => state.values.scanned)
  const wanted = wantedLines(item)

  /** Counts one scanned piece; the last piece of a line ticks the line. */
  function take(code: string): Sentence {
    const { lines: ticked } = form.state.values
    const piece = scannedPiece({ lines: wanted, ticked, scanned: form.state.values.scanned }, code)
    if (piece.kind === 'other') return () => texts.scannedOther(code, listed(skusOf(piece.wanted.length > 0 ? piece.wanted : wanted)))
    const { line } = piece
    if (piece.kind === 'enough') return () => texts.scannedEnough(line.title)
    const others = form.state.values.scanned.filter((id) => id !== line.id)
    if (piece.count < line.quantity) {
      form.setFieldValue('scanned', [...form.state.values.scanned, line.id])
      return () => texts.scanned(piece.count, line.quantity, line.title)
    }
    const now = wanted.map(({ id }) => id).filter((id) => id === line.id || ticked.includes(id))
    form.setFieldValue('scanned', others)
    form.setFieldValue('lines', now)
    return () => (now.length === wanted.length ? texts.scannedAll : texts.scanned(line.quantity, line.quantity, line.title))
  }

  const choiceOf = ({ id, sku, title, quantity }: OrderLine) => {
    const label = `${orderTexts.pieces(quantity, title)} (${sku})`
    const count = scanned.filter((line) => line === id).length
    return { value: id, label: count === 0 ? label : texts.partlyScanned(label, count) }
  }
  const sides = [['length', texts.length], ['breadth', texts.breadth], ['height', texts.height]] as const
  return (
    <form.AppForm>
      <OrderFormFrame
        draft={draft}
        begun={begun}
        onCancel={onCancel}
        submit={texts.packed}
        outcome={outcome}
        lead={
          <>
            <Advice order={item} />
            <ScanField label={texts.scanItems} take={take} />
          </>
        }
      >
        <form.AppField name="lines">{() => <CheckboxGroupField label={texts.packLines} choices={wanted.map(choiceOf)} />}</form.AppField>
        <form.AppField name="grams">{() => <TextField label={texts.grams} inputMode="numeric" className="[&_input]:max-w-44" />}</form.AppField>
        {/* The error message of a side does not fit into a third of a phone's width, so the sides then stack. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] items-end gap-3 max-md:has-[[aria-invalid=true]]:grid-cols-1">
          {sides.map(([side, label]) => (
            <form.AppField key={side} name={side}>
              {() => <TextField label={label} inputMode="numeric" />}
            </form.AppField>
          ))}
        </div>
      </OrderFormFrame>
    </form.AppForm>
  )
}

const skusOf = (lines: readonly OrderLine[]): readonly string[] => [...new Set(lines.map(({ sku }) => sku))]

/** Advice for the packing, which blocks nothing (MOVE-04, LAW-08). */
function Advice({ order }: { readonly order: OverlaidOrder }) {
  const isEWayBillNeeded = needsEWayBill(order, dayInIndia(serverNow()))
  return (
    <>
      {isNumberToCome(order) && <p>{texts.numberToCome}</p>}
      {isEWayBillNeeded && <p>{texts.eWayBillNeeded}</p>}
    </>
  )
}

export const PackForm = orderForm('pack', packDraftSchema, newPacking, PackFields)
