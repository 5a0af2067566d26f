import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'

import { NotesAbove, NotesBelow } from './field-notes'
import { useFieldParts, type FieldFrameProps } from './field-parts'

/** A single checkbox: yes or no. */
export function CheckboxField(frame: FieldFrameProps) {
  const parts = useFieldParts<boolean>(frame)
  const { field } = parts

  return (
    <Field invalid={parts.message !== undefined} className={frame.className}>
      <NotesAbove {...frame} ids={parts.ids} message={parts.message} />
      <Checkbox
        {...parts.controlProps}
        label={frame.label}
        checked={field.state.value}
        onChange={(event) => field.handleChange(event.target.checked)}
      />
      <NotesBelow {...frame} ids={parts.ids} message={parts.message} />
    </Field>
  )
}
