import { digitsOf } from '@/domain/text-input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'
import { FilteredInput } from './filtered-input'
import type { TextFieldProps } from './text-field'

interface CodeFieldProps extends FieldFrameProps, Pick<TextFieldProps, 'enterKeyHint'> {
  /** How many digits the code has. It sets only the input's width; longer text is not cut off. */
  readonly length: 4 | 6
}

/** A one-time code in a single input, so that pasting and autofill work; it never submits by itself. */
export function CodeField({ length, enterKeyHint, ...frame }: CodeFieldProps) {
  const parts = useFieldParts<string>(frame)
  const { field } = parts
  return (
    <ControlField frame={frame} parts={parts}>
      <FilteredInput
        {...parts.controlProps}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint={enterKeyHint}
        className={`text-code font-semibold tracking-[0.5em] ${length === 4 ? 'max-w-44' : 'max-w-60'}`}
        value={field.state.value}
        filter={digitsOf}
        onValue={field.handleChange}
      />
    </ControlField>
  )
}
