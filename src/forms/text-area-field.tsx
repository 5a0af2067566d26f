import { Textarea } from '@/ui/textarea'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'

interface TextAreaFieldProps extends FieldFrameProps {
  readonly required?: boolean
}

/** Several lines of text, bound to the field around it. */
export function TextAreaField({ required, ...frame }: TextAreaFieldProps) {
  const parts = useFieldParts<string>(frame)
  const { field } = parts
  return (
    <ControlField frame={frame} parts={parts}>
      <Textarea
        {...parts.controlProps}
        className="min-h-24"
        value={field.state.value}
        required={required}
        onChange={(event) => field.handleChange(event.target.value)}
      />
    </ControlField>
  )
}
