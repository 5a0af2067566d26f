import { evaluate as areEqual, useSelector } from '@tanstack/react-form'
import { useEffect } from 'react'
import { pickupStateAdvice } from '@/domain/codes/gst-number'
import { addressesStep, type AddressesForm } from '@/domain/steps/addresses-step'
import { addressTexts as texts } from '@/domain/steps/addresses-texts'
import { gstNumberOf, gstStep } from '@/domain/steps/gst-step'
import { CheckboxField } from '@/forms/checkbox-field'
import { draftsOfStep } from '@/outbox/draft-key'
import { AccordionContent, AccordionItem, AccordionTrigger } from '@/ui/accordion'
import { useStep } from '../step-context'
import { StepForm, stepScreen, type StepFieldsProps } from '../step-form'
import { useOtherStep } from '../use-other-step'
import { AddressBlock } from './address-block'
import { useAddressesForm } from './use-addresses-form'

function AddressesFields({ values, begun }: StepFieldsProps<AddressesForm>) {
  const { sellerId, step, save } = useStep()
  const form = useAddressesForm(draftsOfStep(step), values, (value) => save(addressesStep.toRequest(value, sellerId)))
  const { sameAsPickup: same, pickup } = useSelector(form.store, (state) => state.values)

  const gst = useOtherStep(gstStep)

  useEffect(() => {
    // While the box is checked the return address follows each edit of the pickup address (ADDR-02).
    if (same && !areEqual(form.state.values.return, pickup)) form.setFieldValue('return', pickup)
  }, [form, same, pickup])

  return (
    <form.AppForm>
      <StepForm begun={begun}>
        <form.AppField name="sameAsPickup">
          {() => <CheckboxField label={texts.sameAsPickup} />}
        </form.AppField>
        <AddressBlock
          form={form}
          address="pickup"
          title={texts.pickup}
          adviceOn={(state) => (gst === null ? null : pickupStateAdvice(state, gstNumberOf(gst)))}
        />
        {same ? (
          <AccordionItem className="rounded-lg border-[1.5px] border-input">
            <AccordionTrigger>{texts.returnCopied}</AccordionTrigger>
            <AccordionContent className="px-3 pb-4">
              <AddressBlock form={form} address="return" title={texts.return} disabled />
            </AccordionContent>
          </AccordionItem>
        ) : (
          <AddressBlock form={form} address="return" title={texts.return} />
        )}
      </StepForm>
    </form.AppForm>
  )
}

/** Step 5: pickup and return address. */
export const AddressesStep = stepScreen(addressesStep.draft, AddressesFields)
