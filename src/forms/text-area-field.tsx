import { Textarea } from '@/ui/textarea'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFaceProps } from './field-parts'

interface TextAreaFieldProps extends FieldFaceProps {
  readonly required?: boolean
}

/** Several lines of text, bound to the field around it. */
export function TextAreaField({ required, ...face }: TextAreaFieldProps) {
  const parts = useFieldParts<string>(face)
  const { field } = parts
  return (
    <ControlField face={face} parts={parts}>
      <Textarea
        {...parts.controlProps}
        className="min-h-24"
        value={field.state.value}
        disabled={face.disabled}
        required={required}
        onBlur={field.handleBlur}
        onChange={(event) => field.handleChange(event.target.value)}
      />
    </ControlField>
  )
}
