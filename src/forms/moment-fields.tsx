import { Input } from '@/ui/input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'

interface MomentFieldProps {
  readonly frame: FieldFrameProps
  readonly type: 'date' | 'time'
  readonly className: string
  readonly max?: string
  /** Shown as long as nobody was at it. */
  readonly otherwise?: string
}

/** The browser shows it, and asks for it, in the person's own way. */
function MomentField({ frame, type, className, max, otherwise = '' }: MomentFieldProps) {
  const parts = useFieldParts<string | null>(frame)
  const { field } = parts
  return (
    <ControlField frame={frame} parts={parts}>
      <Input
        {...parts.controlProps}
        type={type}
        className={className}
        max={max}
        // Half typed it is empty; anything else would take the place of the half.
        value={field.state.value ?? otherwise}
        onChange={(event) => field.handleChange(event.target.value)}
      />
    </ControlField>
  )
}

/**
 * A day, held as `YYYY-MM-DD`; null as long as nobody was at it, empty while it is half typed.
 * @param max the last that the browser offers; it keeps years to four digits too @param otherwise what is shown in the place of null
 */
export const DayField = ({ max, otherwise, ...frame }: FieldFrameProps & { readonly max: string; readonly otherwise: string }) => (
  <MomentField frame={frame} type="date" className="max-w-52" max={max} otherwise={otherwise} />
)

/** A time of day, held as `HH:MM` on the 24-hour clock. */
export const TimeField = (frame: FieldFrameProps) => <MomentField frame={frame} type="time" className="max-w-44" />
