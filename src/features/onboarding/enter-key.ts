import type { KeyboardEvent } from 'react'
import { confirmsWord } from '@/forms/confirms-word'

/** What is typed or chosen in a form, in the order of its fields; a field of files is behind its button. */
const asked = ':is(input:not([type=file]), select, textarea):not(:disabled)'

/** The question that a radio button is an answer to; null for all else. */
const choiceOf = (field: Element): string | null => (field.matches('[type=radio]') ? field.getAttribute('name') : null)

/** What comes after a field, as Tab goes: of each choice the answer that is chosen, and none of the choice that the field is of. */
function fieldsAfter(field: HTMLInputElement, form: HTMLFormElement): readonly HTMLElement[] {
  const fields = [...form.querySelectorAll<HTMLElement>(asked)]
  const chosen = new Map(fields.filter((other) => other.matches(':checked')).map((other) => [choiceOf(other), other]))
  return fields.slice(fields.indexOf(field) + 1).filter((other) => {
    const choice = choiceOf(other)
    return choice === null || (choice !== choiceOf(field) && (chosen.get(choice) ?? other) === other)
  })
}

/**
 * Enter goes on to the next field of the form, as the key of a phone's keyboard says, and sends from the last one only: little
 * is required of a step, and a browser would send it half filled in.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target: field, currentTarget: form } = event
  if (event.key !== 'Enter' || confirmsWord(event) || !(field instanceof HTMLInputElement)) return
  // A field that says that it sends does so.
  if (!['next', null].includes(field.getAttribute('enterkeyhint'))) return
  // A key that is held down runs through no form.
  if (event.repeat) return event.preventDefault()
  const next = fieldsAfter(field, form).find((other) => {
    other.focus()
    return document.activeElement === other
  })
  if (next !== undefined) event.preventDefault()
}
