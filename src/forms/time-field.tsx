import { Input } from '@/ui/input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'

/** A time of day, held as `HH:MM` on the 24-hour clock; the browser shows it in the person's way. */
export function TimeField(frame: FieldFrameProps) {
  const parts = useFieldParts<string>(frame)
  const { field } = parts
  return (
    <ControlField frame={frame} parts={parts}>
      <Input
        {...parts.controlProps}
        type="time"
        className="max-w-44"
        value={field.state.value}
        disabled={frame.disabled}
        onBlur={field.handleBlur}
        onChange={(event) => field.handleChange(event.target.value)}
      />
    </ControlField>
  )
}
