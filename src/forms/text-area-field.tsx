import { Textarea } from '@/ui/textarea'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFaceProps } from './field-parts'

/** Several lines of text, bound to the field around it. */
export function TextAreaField(face: FieldFaceProps) {
  const parts = useFieldParts<string>(face)
  const { field } = parts
  return (
    <ControlField face={face} parts={parts}>
      <Textarea
        {...parts.controlProps}
        value={field.state.value}
        disabled={face.disabled}
        onBlur={field.handleBlur}
        onChange={(event) => field.handleChange(event.target.value)}
      />
    </ControlField>
  )
}
