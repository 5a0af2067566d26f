import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'

import { NotesAbove, NotesBelow } from './field-notes'
import { useFieldParts, type FieldFaceProps } from './field-parts'

/** A yes or no that stands for itself. */
export function CheckboxField(face: FieldFaceProps) {
  const parts = useFieldParts<boolean>(face)
  const { field } = parts

  return (
    <Field invalid={parts.message !== undefined} className={face.className}>
      <NotesAbove {...face} ids={parts.ids} message={parts.message} />
      <Checkbox
        {...parts.controlProps}
        label={face.label}
        disabled={face.disabled}
        checked={field.state.value}
        onBlur={field.handleBlur}
        onChange={(event) => field.handleChange(event.target.checked)}
      />
      <NotesBelow {...face} ids={parts.ids} message={parts.message} />
    </Field>
  )
}
