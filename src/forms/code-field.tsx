import { digitsOf } from '@/domain/text-input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'
import { FilteredInput } from './filtered-input'
import type { TextFieldProps } from './text-field'

interface CodeFieldProps extends FieldFrameProps, Pick<TextFieldProps, 'enterKeyHint'> {
  /** How many digits the code has. The input has room for them; it cuts nothing off. */
  readonly length: 4 | 6
}

/** A one-time code in one real input: pasted and filled-in codes work, nothing submits by itself. */
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
