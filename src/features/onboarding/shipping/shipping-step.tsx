import { useSelector } from '@tanstack/react-form'
import { deliveryTypes, shippingTypes } from '@/contract/onboarding'
import { choiceNames } from '@/domain/steps/choice-names'
import { defaultCutoffs, selectedGroups, shippingStep, twelveHour, type ShippingForm } from '@/domain/steps/shipping-step'
import { shippingTexts as texts } from '@/domain/steps/shipping-texts'
import { useAppForm } from '@/forms/app-form'
import { CheckboxGroupField } from '@/forms/checkbox-group-field'
import { RadioGroupField } from '@/forms/radio-group-field'
import { TimeField } from '@/forms/moment-fields'
import { draftsOfStep } from '@/outbox/draft-key'
import { FieldSet } from '@/ui/field'
import { useStep } from '../step-context'
import { StepForm, stepScreen, type StepFieldsProps } from '../step-form'

function ShippingFields({ values, begun }: StepFieldsProps<ShippingForm>) {
  const { sellerId, step, save } = useStep()
  const form = useAppForm({
    formId: draftsOfStep(step),
    defaultValues: values,
    // The schema puts the default into a time field that was emptied.
    onSubmit: ({ value }) => save(shippingStep.toRequest(shippingStep.draft.parse(value), sellerId)),
  })
  const { deliveryTypes: selected, cutoffs } = useSelector(form.store, (state) => state.values)
  const groups = selectedGroups(selected)

  return (
    <form.AppForm>
      <StepForm begun={begun}>
        <form.AppField name="shippingType">
          {() => (
            <RadioGroupField
              label={texts.shippingType}
              choices={shippingTypes.map((type) => ({ value: type, label: choiceNames.shippingTypes[type], description: texts.shippingTypes[type] }))}
            />
          )}
        </form.AppField>
        <form.AppField name="deliveryTypes">
          {() => (
            <CheckboxGroupField
              label={texts.deliveryTypes}
              hint={texts.deliveryTypesHint}
              choices={deliveryTypes.map((type) => ({ value: type, label: choiceNames.deliveryTypes[type] }))}
            />
          )}
        </form.AppField>
        {groups.length > 0 && (
          <FieldSet>
            <legend className="text-xl font-bold">{texts.cutoffs}</legend>
            <div className="flex flex-col gap-2.5 md:gap-5">
              <p className="text-hint text-muted-foreground">{texts.cutoffsHint}</p>
              <div className="grid gap-2.5 md:grid-cols-2 md:gap-5">
                {groups.map((group) => (
                  <form.AppField key={group} name={`cutoffs.${group}`}>
                    {() => (
                      <TimeField
                        label={texts.groups[group]}
                        hint={
                          cutoffs[group] === ''
                            ? texts.cutoffEmpty(twelveHour(defaultCutoffs[group]))
                            : texts.cutoff(twelveHour(cutoffs[group]))
                        }
                      />
                    )}
                  </form.AppField>
                ))}
              </div>
            </div>
          </FieldSet>
        )}
      </StepForm>
    </form.AppForm>
  )
}

/** Step 6: shipping preferences. */
export const ShippingStep = stepScreen(shippingStep.draft, ShippingFields)
