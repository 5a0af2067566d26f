import { Input } from '@/ui/input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'

interface MomentFieldProps {
  readonly frame: FieldFrameProps
  readonly type: 'date' | 'time'
  readonly className: string
  readonly max?: string
  /** Shown while the value is null. */
  readonly otherwise?: string
}

/** A native date or time input: the browser shows it in the person's own format, with its own picker. */
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
        // The browser reports a half-typed date as empty; rendering any other value would erase that half.
        value={field.state.value ?? otherwise}
        onChange={(event) => field.handleChange(event.target.value)}
      />
    </ControlField>
  )
}

/**
 * A day, held as `YYYY-MM-DD`; null until the person changes it, empty while it is half typed.
 * @param max the last day that the browser offers; it also limits years to four digits @param otherwise shown instead of null
 */
export const DayField = ({ max, otherwise, ...frame }: FieldFrameProps & { readonly max: string; readonly otherwise: string }) => (
  <MomentField frame={frame} type="date" className="max-w-52" max={max} otherwise={otherwise} />
)

/** A time of day, held as `HH:MM` on the 24-hour clock. */
export const TimeField = (frame: FieldFrameProps) => <MomentField frame={frame} type="time" className="max-w-44" />
