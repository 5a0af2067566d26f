import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { listed } from '@/catalogues/listed'
import { serverNow } from '@/clock/server-clock'
import { z } from '@/contract/schema'
import { isRestOf, manifestIdOf, manifestMaximum } from '@/domain/orders/courier-days'
import { orderTexts } from '@/domain/orders/order-texts'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { useAppForm } from '@/forms/app-form'
import { CheckboxGroupField } from '@/forms/checkbox-group-field'
import { recordsWithCode } from '@/lists/records-with-code'
import type { ActionOutcome } from '@/lists/record-list'
import { ScanField } from '@/scan/scan-field'
import { scanTexts } from '@/scan/texts'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { parcelCodes } from '../order-columns'
import { orderForm, OrderFormFrame, useSubmitOrder, type OrderFieldsProps } from '../order-form'
import { handedOver } from '../order-presses'
import { usePrinting } from '../use-printing'
import type { ShelfDay } from './shelf-day'
import { shipmentFilesTexts as texts } from './texts'

const sheetSchema = z.nullable(z.object({ id: z.string(), parcels: z.array(z.string()) }))
/** `sheet`: the manifest that was printed last, to be signed. */
const manifestDraftSchema = z.object({ parcels: z.catch(z.array(z.string()), []), sheet: z.catch(sheetSchema, null) })
type ManifestDraft = z.infer<typeof manifestDraftSchema>

/** Checks against the current shelf, since a ticked parcel may have left. */
const manifestFormSchema = (shelf: readonly OverlaidOrder[]) =>
  z.object({
    sheet: sheetSchema,
    parcels: z.array(z.string()).check(
      z.refine((ids) => shelf.some(({ id }) => ids.includes(id)), { error: () => texts.noneTicked }),
      z.refine((ids) => shelf.filter(({ id }) => ids.includes(id)).length <= manifestMaximum, { error: () => texts.tooMany(manifestMaximum) }),
    ),
  })

const choiceOf = ({ id, awb, packed }: OverlaidOrder) => ({
  value: id,
  label: [id, awb, packed === null ? null : orderTexts.grams(packed.grams)].filter((part) => part !== null).join(' · '),
})

/** Which parcels leave with the courier: scanned as they are put into the van, ticked, or all of them (FILE-01). */
function ManifestFields({ item, values, draft, begun, onDone, onCancel }: OrderFieldsProps<ManifestDraft, ShelfDay>) {
  const { shelf, orders, courier, day } = item
  const submit = useSubmitOrder({ draft, onDone })
  const printing = usePrinting()
  const [isPrinting, setPrinting] = useState(false)
  const [told, setTold] = useState<{ readonly outcome: ActionOutcome; readonly of: string | null } | null>(null)
  const nameOf = (pile: readonly OverlaidOrder[], { sheet }: ManifestDraft): string => (sheet !== null && isRestOf(sheet, pile, orders) ? sheet.id : manifestIdOf(pile, orders))
  const pileOf = (ids: readonly string[]): readonly OverlaidOrder[] => shelf.filter(({ id }) => ids.includes(id))
  const form = useAppForm({
    formId: 'manifest',
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: manifestFormSchema(shelf) },
    // `of: null` keeps this message: the saved parcels leave the shelf, and so the pile that it would be tied to.
    onSubmit: async ({ value }) => {
      const leaving = pileOf(value.parcels)
      setTold({ outcome: await submit(...handedOver(leaving, nameOf(leaving, value), serverNow())), of: null })
    },
  })
  const pile = pileOf(useSelector(form.store, (state) => state.values.parcels))
  const pileName = pile.map(({ id }) => id).join(' ')
  const say = (outcome: ActionOutcome): void => setTold({ outcome, of: pileName })
  const most = shelf.slice(0, manifestMaximum).map(({ id }) => id)

  function take(code: string): Sentence {
    const [parcel, ...others] = recordsWithCode(shelf, parcelCodes, code)
    if (parcel === undefined) {
      const [left] = recordsWithCode(orders, parcelCodes, code)
      return () => (left === undefined ? scanTexts.unknown : texts.left(left.id))
    }
    // A customer's order number may be on several parcels, and one that stays here must not be on the signed manifest.
    if (others.length > 0) return () => texts.several(listed([parcel, ...others].map(({ id }) => id), 'conjunction'))
    form.setFieldValue('parcels', (ids) => [...new Set([...ids, parcel.id])])
    return () => texts.taken(parcel.id)
  }

  async function print(): Promise<void> {
    setTold(null)
    setPrinting(true)
    const id = nameOf(pile, form.state.values)
    if (pile.length > 0) form.setFieldValue('sheet', { id, parcels: pile.map((parcel) => parcel.id) })
    try {
      say(
        pile.length === 0
          ? { kind: 'not-done', why: () => texts.noneTicked }
          : await printing((papers, profile) => papers.printManifests([{ id, courier, day, orders: pile }], profile), () => texts.manifestReady(pile.length)),
      )
    } finally {
      setPrinting(false)
    }
  }

  return (
    <form.AppForm>
      <OrderFormFrame
        draft={draft}
        begun={begun}
        onCancel={onCancel}
        submit={texts.handOver}
        // A message about the manifest of another pile is no longer shown.
        outcome={told?.of === null || told?.of === pileName ? told.outcome : null}
        lead={<ScanField take={take} />}
        more={
          <Button variant="outline" busy={isPrinting} onClick={() => void print()}>
            {texts.printManifest}
          </Button>
        }
      >
        {shelf.length > 1 && (
          <Checkbox
            label={shelf.length > most.length ? texts.firstOf(most.length) : texts.allOf(most.length)}
            checked={pile.length >= most.length}
            onChange={({ target }) => form.setFieldValue('parcels', target.checked ? most : [])}
          />
        )}
        <form.AppField name="parcels">{() => <CheckboxGroupField label={texts.onManifest} choices={shelf.map(choiceOf)} />}</form.AppField>
      </OrderFormFrame>
    </form.AppForm>
  )
}

export const ManifestForm = orderForm('manifest', manifestDraftSchema, (): ManifestDraft => ({ parcels: [], sheet: null }), ManifestFields)
