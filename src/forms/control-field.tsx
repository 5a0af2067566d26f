import type { ReactNode } from 'react'

import { Field } from '@/ui/field'
import { Label } from '@/ui/label'

import { NotesAbove, NotesBelow } from './field-notes'
import type { FieldFrameProps, useFieldParts } from './field-parts'

interface ControlFieldProps {
  readonly frame: FieldFrameProps
  readonly parts: Pick<ReturnType<typeof useFieldParts>, 'id' | 'ids' | 'message'>
  /** The id of the label's control, if it is not the control that the error summary links to. */
  readonly labelFor?: string
  readonly labelId?: string
  readonly children: ReactNode
}

/** A field with one control: label, hint, error, control, status, advice. */
export function ControlField({ frame, parts, labelFor = parts.id, labelId, children }: ControlFieldProps) {
  return (
    <Field invalid={parts.message !== undefined} className={frame.className}>
      <Label id={labelId} htmlFor={labelFor}>{frame.label}</Label>
      <NotesAbove {...frame} ids={parts.ids} message={parts.message} />
      {children}
      <NotesBelow {...frame} ids={parts.ids} message={parts.message} />
    </Field>
  )
}
