import type { KeyboardEvent } from 'react'
import { isComposing } from '@/forms/is-composing'

/** The fields of a form that Enter can move to; a file input is left out, since its button stands for it. */
const asked = ':is(input:not([type=file]), select, textarea):not(:disabled)'

/** The name of a radio button's group; null for any other field. */
const choiceOf = (field: Element): string | null => (field.matches('[type=radio]') ? field.getAttribute('name') : null)

/** The fields after this one in tab order: of each radio group the checked button, and none of the field's own group. */
function fieldsAfter(field: HTMLInputElement, form: HTMLFormElement): readonly HTMLElement[] {
  const fields = [...form.querySelectorAll<HTMLElement>(asked)]
  const chosen = new Map(fields.filter((other) => other.matches(':checked')).map((other) => [choiceOf(other), other]))
  return fields.slice(fields.indexOf(field) + 1).filter((other) => {
    const choice = choiceOf(other)
    return choice === null || (choice !== choiceOf(field) && (chosen.get(choice) ?? other) === other)
  })
}

/**
 * Enter moves to the next field, as the key on a phone's keyboard says, and submits from the last field only: few fields
 * are required, so the browser's own Enter would submit a step half filled in.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target: field, currentTarget: form } = event
  if (event.key !== 'Enter' || isComposing(event) || !(field instanceof HTMLInputElement)) return
  // Fields marked with another `enterkeyhint`, such as "send", submit the form.
  if (!['next', null].includes(field.getAttribute('enterkeyhint'))) return
  // Holding the key down must not run through the form.
  if (event.repeat) return event.preventDefault()
  const next = fieldsAfter(field, form).find((other) => {
    other.focus()
    return document.activeElement === other
  })
  if (next !== undefined) event.preventDefault()
}
