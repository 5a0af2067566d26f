import { useEffect, useEffectEvent } from 'react'
import { fieldId } from './field-parts'

/** What to put into a form, by field name. The form decides what it takes. */
export type FillValues = Readonly<Record<string, string>>
type Fill = (values: FillValues) => void

const mounted = new Map<string, Fill>()
const waiting = new Map<string, FillValues>()

/** Asks a form to fill itself in. When it is not on screen the request waits until it is. */
export function requestFill(formId: string, values: FillValues): void {
  const fill = mounted.get(formId)
  if (fill === undefined) waiting.set(formId, { ...waiting.get(formId), ...values })
  else fill(values)
}

/** Lets go of what waits for a form that is not on screen: whoever it was for is not who comes to it next. */
export const forgetFill = (formId: string): unknown => waiting.delete(formId)

/** Brings fields into sight, the first with its label at least: whoever fills them in stands elsewhere on the screen. */
export function showFields(formId: string, names: readonly string[]): void {
  for (const name of names.toReversed()) {
    const field = document.getElementById(fieldId(formId, name))?.closest('[data-slot="field"]')
    field?.scrollIntoView({ block: 'nearest' })
  }
}

/** Answers requests for this form as long as it is on screen, one that came before included. */
export function useFillRequests(formId: string, fill: Fill): void {
  const answer = useEffectEvent(fill)
  useEffect(() => {
    const own: Fill = (values) => {
      answer(values)
      showFields(formId, Object.keys(values))
    }
    mounted.set(formId, own)
    const early = waiting.get(formId)
    waiting.delete(formId)
    if (early !== undefined) own(early)
    return () => {
      // Another form of the same name may have come meanwhile.
      if (mounted.get(formId) === own) mounted.delete(formId)
    }
  }, [formId])
}
