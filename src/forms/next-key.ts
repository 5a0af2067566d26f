import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing'

/**
 * Makes the 'next' key of a phone's keyboard move to the next empty field: an iPhone would submit the half-filled form. If no
 * later field is empty, Enter submits as usual. The onboarding steps have a rule of their own
 * (features/onboarding/enter-key.ts).
 */
export function focusNextEmptyField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || isComposing(event) || !(target instanceof HTMLInputElement) || target.getAttribute('enterkeyhint') !== 'next') return
  const fields = [...currentTarget.querySelectorAll('input')]
  const next = fields.slice(fields.indexOf(target) + 1).find(({ value, disabled }) => value === '' && !disabled)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
