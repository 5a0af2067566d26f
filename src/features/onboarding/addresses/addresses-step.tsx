import { useSelector } from '@tanstack/react-form'
import { useRef } from 'react'
import { pickupStateAdvice } from '@/domain/codes/gst-number'
import { addressesStep, addressFieldOf, ownReturnOf, typedReturnOf, type AddressesForm } from '@/domain/steps/addresses-step'
import { addressTexts as texts } from '@/domain/steps/addresses-texts'
import { gstNumberOf, gstStep } from '@/domain/steps/gst-step'
import { CheckboxField } from '@/forms/checkbox-field'
import { draftsOfStep } from '@/outbox/draft-key'
import { AccordionContent, AccordionItem, AccordionTrigger } from '@/ui/accordion'
import { refusedFieldIn } from '../refused-field'
import { useStep } from '../step-context'
import { StepForm, stepScreen, type StepFieldsProps } from '../step-form'
import { useOtherStep } from '../use-other-step'
import { AddressBlock } from './address-block'
import { useAddressesForm } from './use-addresses-form'

/** Shows the pickup address in the disabled fields of the return address; a return address typed earlier is kept (ADDR-02). */
function CopiedReturn({ formId, values }: { readonly formId: string; readonly values: AddressesForm }) {
  const form = useAddressesForm(formId, { ...values, return: values.pickup }, () => undefined)
  return <AddressBlock form={form} address="return" title={texts.return} refused={null} disabled />
}

function AddressesFields({ values, begun }: StepFieldsProps<AddressesForm>) {
  const { sellerId, step, problem, save } = useStep()
  // While the box was ticked, earlier versions stored a copy of the pickup address as the return address.
  const begunWith = values.sameAsPickup ? { ...values, return: typedReturnOf(values) } : values
  const form = useAddressesForm(draftsOfStep(step), begunWith, (value) => save(addressesStep.toRequest(value, sellerId)))
  const typed = useSelector(form.store, (state) => state.values)

  const told = refusedFieldIn(problem, addressesStep.toRequest(typed, sellerId))
  const field = told === null ? null : addressFieldOf(told.field, typed)
  const refused = told === null || field === null ? null : { ...told, field }

  const gst = useOtherStep(gstStep)

  const copied = useRef<AddressesForm['pickup']>(null)

  function onCopy(same: boolean): void {
    const { values: shown } = form.state
    const own = same ? typedReturnOf(shown, copied.current) : ownReturnOf(shown)
    if (!same) copied.current = own === shown.pickup ? shown.pickup : null
    form.setFieldValue('return', own)
  }

  return (
    <form.AppForm>
      <StepForm begun={begun} refused={refused}>
        <form.AppField name="sameAsPickup" listeners={{ onChange: ({ value }) => onCopy(value) }}>
          {() => <CheckboxField label={texts.sameAsPickup} />}
        </form.AppField>
        <AddressBlock
          form={form}
          address="pickup"
          title={texts.pickup}
          refused={refused}
          adviceOn={(state) => (gst === null ? null : pickupStateAdvice(state, gstNumberOf(gst)))}
        />
        {typed.sameAsPickup ? (
          <AccordionItem className="rounded-lg border-[1.5px] border-input">
            <AccordionTrigger>{texts.returnCopied}</AccordionTrigger>
            <AccordionContent className="px-3 pb-4">
              <CopiedReturn formId={form.formId} values={typed} />
            </AccordionContent>
          </AccordionItem>
        ) : (
          <AddressBlock form={form} address="return" title={texts.return} refused={refused} />
        )}
      </StepForm>
    </form.AppForm>
  )
}

/** Step 5: pickup and return address. */
export const AddressesStep = stepScreen(addressesStep.draft, AddressesFields)
