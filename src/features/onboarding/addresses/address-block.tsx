import type { Address } from '@/contract/onboarding'
import { hasFullLength } from '@/domain/codes/code-lengths'
import { codeTexts } from '@/domain/codes/texts'
import { pincodeAdvice, pincodeFinding, stateAdvice, statesFor } from '@/domain/steps/addresses-step'
import { stateName } from '@/domain/steps/choice-names'
import { addressTexts as texts } from '@/domain/steps/addresses-texts'
import type { FieldMessage } from '@/forms/error-summary'
import { adviceId, fieldId } from '@/forms/field-parts'
import { SelectField } from '@/forms/select-field'
import { TextField } from '@/forms/text-field'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { useSelector } from '@tanstack/react-form'
import { loadPlaces, useKnownCodes } from '../known-codes'
import { useDeferredAdvice } from '../use-deferred-advice'
import type { AddressesFormApi } from './use-addresses-form'
import { useFilledPlace } from './use-filled-place'

interface AddressBlockProps {
  readonly form: AddressesFormApi
  readonly address: 'pickup' | 'return'
  readonly title: string
  /** What the backend said of one field of the step. */
  readonly refused: FieldMessage | null
  readonly disabled?: boolean
  /** Further advice on the chosen state, such as that the GST number names another; null for none. */
  readonly adviceOn?: (state: string) => string | null
}

/** A field without a hint leaves as much room as a hint takes, so that its box lines up with the one beside it. */
const besideHint = 'md:*:first:mb-[calc(0.9375lh+0.25rem)]'

/** One Indian postal address; pickup and return are the same block. */
export function AddressBlock({ form, address, title, refused, disabled = false, adviceOn }: AddressBlockProps) {
  const { pincode, city, state, country } = useSelector(form.store, ({ values }) => values[address])
  const section = `section-${address}` as const
  const states = statesFor({ state, country })
  const { filledCity, follow, undo } = useFilledPlace(form, address)
  const isFilledIn = city !== '' && city === filledCity
  // The list holds Indian PIN codes only: for another country it is not loaded.
  const places = useKnownCodes(loadPlaces, disabled || states === null ? '' : pincode)
  const doubt = useDeferredAdvice(pincodeAdvice(pincode), hasFullLength('pincode', pincode))
  const entry = { disabled, enterKeyHint: 'next' } as const
  const refusal = (part: keyof Address) => ({ error: refused?.field === `${address}.${part}` ? refused.message : undefined })
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5 not-first-of-type:mt-4 md:gap-5 md:not-first-of-type:mt-5">
      <legend className="mb-2 text-xl md:mb-4 font-bold">{title}</legend>
      <div className="grid items-start gap-2.5 md:grid-cols-2 md:gap-5">
        <form.AppField name={`${address}.doorNo`}>
          {() => (
            <TextField label={texts.doorNo} autoComplete={`${section} address-line1`} {...refusal('doorNo')} {...entry} />
          )}
        </form.AppField>
        <form.AppField name={`${address}.apartment`}>
          {() => (
            <TextField label={texts.apartment} autoComplete={`${section} address-line2`} {...refusal('apartment')} {...entry} />
          )}
        </form.AppField>
      </div>
      <form.AppField name={`${address}.address`}>
        {() => <TextField label={texts.address} autoComplete={`${section} address-line3`} {...refusal('address')} {...entry} />}
      </form.AppField>
      <div className="grid items-start gap-2.5 md:grid-cols-2 md:gap-5">
        <form.AppField name={`${address}.landmark`}>
          {() => <TextField label={texts.landmark} autoComplete="off" className={besideHint} {...refusal('landmark')} {...entry} />}
        </form.AppField>
        <form.AppField
          name={`${address}.pincode`}
          listeners={{
            ...doubt.listeners,
            onChange: ({ value }) => {
              doubt.listeners.onChange()
              void follow(value)
            },
          }}
        >
          {() => (
            <TextField
              label={texts.pincode}
              hint={texts.pincodeHint}
              advice={states === null ? null : doubt.said ?? (places === '' ? null : pincodeFinding(places, pincode, isFilledIn))}
              className="advised"
              inputMode="numeric"
              autoComplete={`${section} postal-code`}
              {...refusal('pincode')}
              {...entry}
            />
          )}
        </form.AppField>
        <div className={cn('relative', isFilledIn && '[&_input]:pe-20')}>
          <form.AppField name={`${address}.city`}>
            {() => (
              <TextField label={texts.city} autoComplete={`${section} address-level2`} {...refusal('city')} {...entry} />
            )}
          </form.AppField>
          {isFilledIn && !disabled && (
            <Button variant="ghost" className="absolute end-0 bottom-0 px-3" aria-describedby={adviceId(fieldId(form.formId, `${address}.pincode`))} onClick={undo}>
              {codeTexts.undo}
            </Button>
          )}
        </div>
        <form.AppField name={`${address}.state`}>
          {() =>
            states === null ? (
              <TextField label={texts.state} autoComplete={`${section} address-level1`} {...refusal('state')} {...entry} />
            ) : (
              <SelectField
                label={texts.state}
                emptyLabel={texts.stateEmpty}
                choices={states.map((name) => ({ value: name, label: stateName(name) }))}
                autoComplete={`${section} address-level1`}
                disabled={disabled}
                {...refusal('state')}
                advice={(places === '' ? null : stateAdvice(places, { pincode, state })) ?? adviceOn?.(state) ?? null}
                className="advised"
              />
            )
          }
        </form.AppField>
        <form.AppField name={`${address}.country`}>
          {() => (
            <TextField label={texts.country} autoComplete={`${section} country-name`} {...refusal('country')} {...entry} />
          )}
        </form.AppField>
      </div>
    </fieldset>
  )
}
