import type { ReactNode } from 'react'

import { Field } from '@/ui/field'
import { Label } from '@/ui/label'

import { NotesAbove, NotesBelow } from './field-notes'
import type { FieldFaceProps, useFieldParts } from './field-parts'

interface ControlFieldProps {
  readonly face: FieldFaceProps
  readonly parts: Pick<ReturnType<typeof useFieldParts>, 'id' | 'ids' | 'message'>
  /** The control that the label is for, when it is not the one that the summary links to. */
  readonly labelFor?: string
  readonly labelId?: string
  readonly children: ReactNode
}

/** A field with one control: label, hint, error, control, status, advice. */
export function ControlField({ face, parts, labelFor = parts.id, labelId, children }: ControlFieldProps) {
  return (
    <Field invalid={parts.message !== undefined} className={face.className}>
      <Label id={labelId} htmlFor={labelFor}>{face.label}</Label>
      <NotesAbove {...face} ids={parts.ids} message={parts.message} />
      {children}
      <NotesBelow {...face} ids={parts.ids} message={parts.message} />
    </Field>
  )
}
