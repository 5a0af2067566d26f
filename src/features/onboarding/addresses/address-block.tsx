import type { Address } from '@/contract/onboarding'
import { stateNames } from '@/domain/steps/choice-names'
import { pincodeAdvice, statesFor } from '@/domain/steps/addresses-step'
import { addressTexts as texts } from '@/domain/steps/addresses-texts'
import { withFieldGroup } from '@/forms/app-form'
import { SelectField } from '@/forms/select-field'
import { TextField } from '@/forms/text-field'
import { useSelector } from '@tanstack/react-form'

const shape: Address = {
  doorNo: '',
  apartment: '',
  address: '',
  landmark: '',
  pincode: '',
  city: '',
  state: '',
  country: '',
}

const props: { title: string; section: 'section-pickup' | 'section-return'; disabled: boolean } = {
  title: '',
  section: 'section-pickup',
  disabled: false,
}

/** One Indian postal address; pickup and return are the same block. */
export const AddressBlock = withFieldGroup({
  defaultValues: shape,
  props,
  render: function AddressFields({ group, title, section, disabled }) {
    const { pincode, state, country } = useSelector(group.store, ({ values }) => values)
    const states = statesFor({ state, country })
    const entry = { disabled, enterKeyHint: 'next' } as const
    return (
      <fieldset className="flex min-w-0 flex-col gap-2.5 md:gap-5">
        <legend className="mb-2 text-xl md:mb-4 font-bold">{title}</legend>
        <div className="grid gap-2.5 md:grid-cols-2 md:gap-5">
          <group.AppField name="doorNo">
            {() => (
              <TextField label={texts.doorNo} autoComplete={`${section} address-line1`} {...entry} />
            )}
          </group.AppField>
          <group.AppField name="apartment">
            {() => (
              <TextField label={texts.apartment} autoComplete={`${section} address-line2`} {...entry} />
            )}
          </group.AppField>
        </div>
        <group.AppField name="address">
          {() => <TextField label={texts.address} autoComplete={`${section} address-line3`} {...entry} />}
        </group.AppField>
        <div className="grid gap-2.5 md:grid-cols-2 md:gap-5">
          <group.AppField name="landmark">
            {() => <TextField label={texts.landmark} autoComplete="off" {...entry} />}
          </group.AppField>
          <group.AppField name="pincode">
            {() => (
              <TextField
                label={texts.pincode}
                hint={texts.pincodeHint}
                advice={pincodeAdvice(pincode)}
                inputMode="numeric"
                autoComplete={`${section} postal-code`}
                {...entry}
              />
            )}
          </group.AppField>
          <group.AppField name="city">
            {() => (
              <TextField label={texts.city} autoComplete={`${section} address-level2`} {...entry} />
            )}
          </group.AppField>
          <group.AppField name="state">
            {() =>
              states === null ? (
                <TextField label={texts.state} autoComplete={`${section} address-level1`} {...entry} />
              ) : (
                <SelectField
                  label={texts.state}
                  emptyLabel={texts.stateEmpty}
                  choices={states.map((name) => ({ value: name, label: stateNames[name] ?? name }))}
                  autoComplete={`${section} address-level1`}
                  disabled={disabled}
                />
              )
            }
          </group.AppField>
          <group.AppField name="country">
            {() => (
              <TextField label={texts.country} autoComplete={`${section} country-name`} {...entry} />
            )}
          </group.AppField>
        </div>
      </fieldset>
    )
  },
})
