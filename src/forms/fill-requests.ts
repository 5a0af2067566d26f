import { useEffect, useEffectEvent } from 'react'
import { fieldId } from './field-parts'

/** Values to fill into a form, by field name. The form decides which of them it accepts. */
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

/** Drops a request that waits for a form that is not on screen: the next person to open it may be somebody else. */
export const forgetFill = (formId: string): unknown => waiting.delete(formId)

/** Scrolls fields into view, at least the first with its label: the button that fills them in is elsewhere on the screen. */
export function showFields(formId: string, names: readonly string[]): void {
  for (const name of names.toReversed()) {
    const field = document.getElementById(fieldId(formId, name))?.closest('[data-slot="field"]')
    field?.scrollIntoView({ block: 'nearest' })
  }
}

/** Answers fill requests for this form while it is on screen, including one made before. */
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
      // Another form with the same id may have mounted meanwhile.
      if (mounted.get(formId) === own) mounted.delete(formId)
    }
  }, [formId])
}
