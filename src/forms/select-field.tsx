import { Select } from '@/ui/select'

import { ControlField } from './control-field'
import { useFieldParts, type Choice, type FieldFrameProps } from './field-parts'

interface SelectFieldProps extends FieldFrameProps {
  readonly choices: readonly Choice[]
  /** The label of the empty option; without it there is no empty option. */
  readonly emptyLabel?: string
  readonly autoComplete?: string
}

/** One answer out of many. */
export function SelectField({ choices, emptyLabel, autoComplete, ...frame }: SelectFieldProps) {
  const parts = useFieldParts<string>(frame)
  const { field } = parts
  return (
    <ControlField frame={frame} parts={parts}>
      <Select
        {...parts.controlProps}
        value={field.state.value}
        autoComplete={autoComplete}
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
