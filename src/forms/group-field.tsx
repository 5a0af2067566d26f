import type { ReactNode } from 'react'

import { Field, FieldLegend, FieldSet } from '@/ui/field'

import { NotesAbove, NotesBelow } from './field-notes'
import type { FieldFaceProps, useFieldParts } from './field-parts'

interface GroupFieldProps {
  readonly face: FieldFaceProps
  readonly parts: Pick<ReturnType<typeof useFieldParts>, 'ids' | 'message' | 'controlProps'>
  readonly children: ReactNode
}

/** A field with several controls: a fieldset that its legend names. */
export function GroupField({ face, parts, children }: GroupFieldProps) {
  return (
    <Field invalid={parts.message !== undefined} className={face.className}>
      <FieldSet disabled={face.disabled} aria-describedby={parts.controlProps['aria-describedby']}>
        <FieldLegend>{face.label}</FieldLegend>
        <div className="flex flex-col gap-1">
          <NotesAbove {...face} ids={parts.ids} message={parts.message} />
          {children}
          <NotesBelow {...face} ids={parts.ids} message={parts.message} />
        </div>
      </FieldSet>
    </Field>
  )
}
