import { firstMessage } from './messages'
import { useFieldContext } from './contexts'

/** A line below the control about the state of its value, such as whether it is available. */
export interface FieldStatus {
  readonly tone: 'busy' | 'good' | 'neutral'
  readonly text: string
}

/** One of several answers to a question. */
export interface Choice<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly description?: string
}

/** What every field of the kit has around its control: label, notes, error and state. */
export interface FieldFrameProps {
  readonly label: string
  readonly hint?: string | undefined
  /** An error from outside the form's validation; an error of the form itself takes precedence. */
  readonly error?: string | undefined
  /** Advice never blocks. `null` renders an empty live region, so that advice that comes later is announced. */
  readonly advice?: string | null
  /** As with advice, `null` renders an empty live region. */
  readonly status?: FieldStatus | null
  readonly disabled?: boolean
  readonly className?: string
}

/** The id of a field's (first) control: what the error summary links to. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

/** The id of the advice below a control, for other controls that it describes too. */
export const adviceId = (control: string): string => `${control}-advice`

/** Ids, error text and state that the parts of one field share. */
export function useFieldParts<Value>({ hint, error, advice, status, disabled }: FieldFrameProps) {
  const field = useFieldContext<Value>()
  const id = fieldId(field.form.formId, field.name)
  const message = firstMessage(field.state.meta.errors) ?? error
  const ids = { hint: `${id}-hint`, error: `${id}-error`, status: `${id}-status`, advice: adviceId(id) }
  const describedBy = [
    hint !== undefined && ids.hint,
    message !== undefined && ids.error,
    status !== undefined && status !== null && ids.status,
    advice !== undefined && advice !== null && ids.advice,
  ]
    .filter((part) => part !== false)
    .join(' ')

  return {
    field,
    id,
    ids,
    message,
    /** Props to spread onto the control. */
    controlProps: {
      id,
      name: field.name,
      'aria-invalid': message !== undefined || undefined,
      'aria-describedby': describedBy === '' ? undefined : describedBy,
      disabled,
      onBlur: field.handleBlur,
    },
  }
}
