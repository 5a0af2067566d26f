import Check from 'lucide-react/icons/check'

import { FieldDescription, FieldError } from '@/ui/field'
import { Spinner } from '@/ui/spinner'

import type { FieldFrameProps } from './field-parts'
import { texts } from './texts'

interface FieldNotesProps extends FieldFrameProps {
  readonly ids: { readonly hint: string; readonly error: string; readonly status: string; readonly advice: string }
  readonly message: string | undefined
}

/** The notes between label and control: the hint, then the error. */
export function NotesAbove({ hint, ids, message }: FieldNotesProps) {
  return (
    <>
      {hint !== undefined && <FieldDescription id={ids.hint}>{hint}</FieldDescription>}
      {message !== undefined && (
        <FieldError id={ids.error} prefix={texts.errorPrefix}>
          {message}
        </FieldError>
      )}
    </>
  )
}

/** The notes below the control, which change while the seller types: polite live regions. */
export function NotesBelow({ status, advice, ids }: FieldNotesProps) {
  return (
    <>
      {status !== undefined && (
        <p id={ids.status} role="status" className="flex items-center gap-2 text-hint text-muted-foreground">
          {status?.tone === 'busy' && <Spinner />}
          {status?.tone === 'good' && <Check className="size-5 flex-none text-success" />}
          {status?.text}
        </p>
      )}
      {advice !== undefined && (
        <p id={ids.advice} role="status" className="text-hint text-muted-foreground">
          {advice}
        </p>
      )}
    </>
  )
}
