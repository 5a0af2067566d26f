import { Input } from '@/ui/input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'

/** A day, held as `YYYY-MM-DD`; the browser shows it in the person's way. */
export function DayField(frame: FieldFrameProps) {
  const parts = useFieldParts<string>(frame)
  const { field } = parts
  return (
    <ControlField frame={frame} parts={parts}>
      <Input
        {...parts.controlProps}
        type="date"
        className="max-w-52"
        value={field.state.value}
        disabled={frame.disabled}
        onBlur={field.handleBlur}
        onChange={(event) => field.handleChange(event.target.value)}
      />
    </ControlField>
  )
}
