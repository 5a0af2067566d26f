import { useSelector } from '@tanstack/react-form'
import { useEffect } from 'react'
import { addressesFormSchema, toStep5Request, type AddressesForm } from '@/domain/addresses'
import { useRichForm } from '@/forms/rich-form'
import { draftsOfStep } from '@/outbox/draft'
import type { DraftStatus } from '@/outbox/found-draft'
import { AccordionContent, AccordionItem, AccordionTrigger } from '@/ui/accordion'
import { useStep } from '../step-context'
import { StepForm, WithDraft } from '../step-form'
import { AddressBlock } from './address-block'
import { addressTexts as texts } from './texts'

/** Step 5: pickup and return address. */
export function AddressesStep() {
  return (
    <WithDraft schema={addressesFormSchema} empty={{}}>
      {(values, begun, clear) => <AddressesFields values={values} begun={begun} onCleared={clear} />}
    </WithDraft>
  )
}

interface AddressesFieldsProps {
  readonly values: AddressesForm
  readonly begun: DraftStatus
  readonly onCleared: () => void
}

function AddressesFields({ values, begun, onCleared }: AddressesFieldsProps) {
  const { sellerId, step, save } = useStep()
  const form = useRichForm({
    formId: draftsOfStep(step),
    defaultValues: values,
    onSubmit: ({ value }) => save(toStep5Request(value, sellerId)),
  })
  const { sameAsPickup: same, pickup } = useSelector(form.store, (state) => state.values)

  useEffect(() => {
    // While the box is checked the return address follows each edit of the pickup address (ADDR-02).
    if (same) form.setFieldValue('return', pickup)
  }, [form, same, pickup])

  return (
    <form.AppForm>
      <StepForm begun={begun} onCleared={onCleared}>
        <form.AppField name="sameAsPickup">
          {(field) => <field.CheckboxField label={texts.sameAsPickup} />}
        </form.AppField>
        <AddressBlock form={form} fields="pickup" title={texts.pickup} section="section-pickup" disabled={false} />
        {same ? (
          <AccordionItem className="rounded-lg border-[1.5px] border-input">
            <AccordionTrigger>{texts.returnCopied}</AccordionTrigger>
            <AccordionContent className="px-3 pb-4">
              <AddressBlock form={form} fields="return" title={texts.return} section="section-return" disabled />
            </AccordionContent>
          </AccordionItem>
        ) : (
          <AddressBlock form={form} fields="return" title={texts.return} section="section-return" disabled={false} />
        )}
      </StepForm>
    </form.AppForm>
  )
}
