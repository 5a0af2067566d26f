import type { KeyboardEvent } from 'react'
import { confirmsWord } from './confirms-word'

/**
 * The key that a phone's keyboard calls 'next' goes on to what is still empty. An iPhone's would send the form instead, half
 * filled in; where nothing is missing Enter sends, as on any keyboard. A step asks for little, and has a rule of its own
 * (features/onboarding/enter-key.ts).
 */
export function goOnToEmpty(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || confirmsWord(event) || !(target instanceof HTMLInputElement) || target.getAttribute('enterkeyhint') !== 'next') return
  const fields = [...currentTarget.querySelectorAll('input')]
  const next = fields.slice(fields.indexOf(target) + 1).find(({ value, disabled }) => value === '' && !disabled)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
