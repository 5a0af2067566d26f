import { Input } from '@/ui/input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'

interface MomentFieldProps {
  readonly frame: FieldFrameProps
  readonly type: 'date' | 'time'
  readonly className: string
}

/** The browser shows it, and asks for it, in the person's own way. */
function MomentField({ frame, type, className }: MomentFieldProps) {
  const parts = useFieldParts<string>(frame)
  const { field } = parts
  return (
    <ControlField frame={frame} parts={parts}>
      <Input
        {...parts.controlProps}
        type={type}
        className={className}
        value={field.state.value}
        disabled={frame.disabled}
        onBlur={field.handleBlur}
        onChange={(event) => field.handleChange(event.target.value)}
      />
    </ControlField>
  )
}

/** A day, held as `YYYY-MM-DD`. */
export const DayField = (frame: FieldFrameProps) => <MomentField frame={frame} type="date" className="max-w-52" />

/** A time of day, held as `HH:MM` on the 24-hour clock. */
export const TimeField = (frame: FieldFrameProps) => <MomentField frame={frame} type="time" className="max-w-44" />
