import { mobileDigitsOf } from '@/domain/text-input'
import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'
import { FilteredInput } from './filtered-input'
import type { TextFieldProps } from './text-field'

type PhoneFieldProps = FieldFrameProps & Pick<TextFieldProps, 'autoComplete' | 'enterKeyHint' | 'placeholder'>

/** An Indian mobile number: only its digits are kept, however it is written. */
export function PhoneField({ autoComplete, enterKeyHint, placeholder, ...frame }: PhoneFieldProps) {
  const parts = useFieldParts<string>(frame)
  const { field } = parts
  return (
    <ControlField frame={frame} parts={parts}>
      <FilteredInput
        {...parts.controlProps}
        type="tel"
        inputMode="numeric"
        autoComplete={autoComplete}
        enterKeyHint={enterKeyHint}
        placeholder={placeholder}
        value={field.state.value}
        filter={mobileDigitsOf}
        onValue={field.handleChange}
      />
    </ControlField>
  )
}
