import { useSelector } from '@tanstack/react-form'
import { deliveryTypes, shippingTypes } from '@/contract/onboarding'
import { defaultCutoffs, selectedGroups, shippingFormSchema, toStep6Request, twelveHour, type ShippingForm } from '@/domain/shipping'
import { useRichForm } from '@/forms/rich-form'
import { draftsOfStep } from '@/outbox/draft'
import type { DraftStatus } from '@/outbox/found-draft'
import { useStep } from '../step-context'
import { StepForm, WithDraft } from '../step-form'
import { shippingTexts as texts } from './texts'

/** Step 6: shipping preferences. */
export function ShippingStep() {
  return (
    <WithDraft schema={shippingFormSchema} empty={{}}>
      {(values, begun, clear) => <ShippingFields values={values} begun={begun} onCleared={clear} />}
    </WithDraft>
  )
}

interface ShippingFieldsProps {
  readonly values: ShippingForm
  readonly begun: DraftStatus
  readonly onCleared: () => void
}

function ShippingFields({ values, begun, onCleared }: ShippingFieldsProps) {
  const { sellerId, step, save } = useStep()
  const form = useRichForm({
    formId: draftsOfStep(step),
    defaultValues: values,
    // A time field that was emptied falls back to the default, so the schema is asked once more.
    onSubmit: ({ value }) => save(toStep6Request(shippingFormSchema.parse(value), sellerId)),
  })
  const { deliveryTypes: selected, cutoffs } = useSelector(form.store, (state) => state.values)
  const groups = selectedGroups(selected)

  return (
    <form.AppForm>
      <StepForm begun={begun} onCleared={onCleared}>
        <form.AppField name="shippingType">
          {(field) => (
            <field.RadioGroupField
              label={texts.shippingType}
              choices={shippingTypes.map((type) => ({ value: type, label: type, description: texts.shippingTypes[type] }))}
            />
          )}
        </form.AppField>
        <form.AppField name="deliveryTypes">
          {(field) => (
            <field.CheckboxGroupField
              label={texts.deliveryTypes}
              hint={texts.deliveryTypesHint}
              choices={deliveryTypes.map((type) => ({ value: type, label: type }))}
            />
          )}
        </form.AppField>
        {groups.length > 0 && (
          <fieldset className="flex min-w-0 flex-col gap-5">
            <legend className="text-xl font-bold">{texts.cutoffs}</legend>
            <p className="text-hint text-muted-foreground">{texts.cutoffsHint}</p>
            <div className="grid gap-5 md:grid-cols-2">
              {groups.map((group) => (
                <form.AppField key={group} name={`cutoffs.${group}`}>
                  {(field) => (
                    <field.TimeField
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
          </fieldset>
        )}
      </StepForm>
    </form.AppForm>
  )
}
