import { Select } from '@/ui/select'

import type { Choice } from './choices'
import { ControlField } from './control-field'
import { useFieldParts, type FieldFaceProps } from './field-parts'

interface SelectFieldProps extends FieldFaceProps {
  readonly choices: readonly Choice[]
  /** The words of the empty answer; without them there is none. */
  readonly emptyLabel?: string
  readonly autoComplete?: string
}

/** One answer out of many. */
export function SelectField({ choices, emptyLabel, autoComplete, ...face }: SelectFieldProps) {
  const parts = useFieldParts<string>(face)
  const { field } = parts
  return (
    <ControlField face={face} parts={parts}>
      <Select
        {...parts.controlProps}
        value={field.state.value}
        disabled={face.disabled}
        autoComplete={autoComplete}
        onBlur={field.handleBlur}
        onChange={(event) => field.handleChange(event.target.value)}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </ControlField>
  )
}
