import { Input } from '@/ui/input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFaceProps } from './field-parts'

/** A time of day, held as `HH:MM` on the 24-hour clock; the browser shows it in the person's way. */
export function TimeField(face: FieldFaceProps) {
  const parts = useFieldParts<string>(face)
  const { field } = parts
  return (
    <ControlField face={face} parts={parts}>
      <Input
        {...parts.controlProps}
        type="time"
        className="max-w-44 tabular-nums"
        value={field.state.value}
        disabled={face.disabled}
        onBlur={field.handleBlur}
        onChange={(event) => field.handleChange(event.target.value)}
      />
    </ControlField>
  )
}
