import { stateNames } from '@/domain/steps/choice-names'
import { pincodeAdvice, statesFor } from '@/domain/steps/addresses-step'
import { addressTexts as texts } from '@/domain/steps/addresses-texts'
import { SelectField } from '@/forms/select-field'
import { TextField } from '@/forms/text-field'
import { useSelector } from '@tanstack/react-form'
import type { AddressesFormApi } from './use-addresses-form'

interface AddressBlockProps {
  readonly form: AddressesFormApi
  readonly address: 'pickup' | 'return'
  readonly title: string
  readonly disabled?: boolean
}

/** One Indian postal address; pickup and return are the same block. */
export function AddressBlock({ form, address, title, disabled = false }: AddressBlockProps) {
  const { pincode, state, country } = useSelector(form.store, ({ values }) => values[address])
  const section = `section-${address}` as const
  const states = statesFor({ state, country })
  const entry = { disabled, enterKeyHint: 'next' } as const
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5 md:gap-5">
      <legend className="mb-2 text-xl md:mb-4 font-bold">{title}</legend>
      <div className="grid gap-2.5 md:grid-cols-2 md:gap-5">
        <form.AppField name={`${address}.doorNo`}>
          {() => (
            <TextField label={texts.doorNo} autoComplete={`${section} address-line1`} {...entry} />
          )}
        </form.AppField>
        <form.AppField name={`${address}.apartment`}>
          {() => (
            <TextField label={texts.apartment} autoComplete={`${section} address-line2`} {...entry} />
          )}
        </form.AppField>
      </div>
      <form.AppField name={`${address}.address`}>
        {() => <TextField label={texts.address} autoComplete={`${section} address-line3`} {...entry} />}
      </form.AppField>
      <div className="grid gap-2.5 md:grid-cols-2 md:gap-5">
        <form.AppField name={`${address}.landmark`}>
          {() => <TextField label={texts.landmark} autoComplete="off" {...entry} />}
        </form.AppField>
        <form.AppField name={`${address}.pincode`}>
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
        </form.AppField>
        <form.AppField name={`${address}.city`}>
          {() => (
            <TextField label={texts.city} autoComplete={`${section} address-level2`} {...entry} />
          )}
        </form.AppField>
        <form.AppField name={`${address}.state`}>
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
        </form.AppField>
        <form.AppField name={`${address}.country`}>
          {() => (
            <TextField label={texts.country} autoComplete={`${section} country-name`} {...entry} />
          )}
        </form.AppField>
      </div>
    </fieldset>
  )
}
