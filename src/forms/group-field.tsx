import type { ReactNode } from 'react'

import { Field, FieldLegend, FieldSet } from '@/ui/field'

import { NotesAbove, NotesBelow } from './field-notes'
import type { FieldFrameProps, useFieldParts } from './field-parts'

interface GroupFieldProps {
  readonly frame: FieldFrameProps
  readonly parts: Pick<ReturnType<typeof useFieldParts>, 'ids' | 'message' | 'controlProps'>
  readonly children: ReactNode
}

/** A field with several controls: a fieldset, labelled by its legend. */
export function GroupField({ frame, parts, children }: GroupFieldProps) {
  return (
    <Field invalid={parts.message !== undefined} className={frame.className}>
      <FieldSet disabled={frame.disabled} aria-describedby={parts.controlProps['aria-describedby']}>
        <FieldLegend>{frame.label}</FieldLegend>
        <div className="flex flex-col gap-1">
          <NotesAbove {...frame} ids={parts.ids} message={parts.message} />
          {children}
          <NotesBelow {...frame} ids={parts.ids} message={parts.message} />
        </div>
      </FieldSet>
    </Field>
  )
}
