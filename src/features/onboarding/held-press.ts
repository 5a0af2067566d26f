import { useState, type FormEvent } from 'react'
import { fieldId } from '@/forms/field-parts'
import { shownLookIn, type Look } from '@/forms/looks'
import { focusLater } from '@/ui/focus-later'

const fieldOf = ({ formId, name }: Look): HTMLElement | null => document.getElementById(fieldId(formId, name))

/** The last look into a file for a form, once none goes on for what is on screen. */
async function lastLook(look: Look): Promise<Look> {
  await look.seen
  const newer = shownLookIn(look.formId)
  return newer === undefined ? look : lastLook(newer)
}

/** A press that saves waits for the file that is still being looked into: it may be sent, and a refusal has to be seen. */
export function useHeldPress(formId: string) {
  const [isHeld, setHeld] = useState(false)

  async function holdFor(first: Look, form: HTMLFormElement): Promise<void> {
    const focus = focusLater(document.activeElement)
    setHeld(true)
    const look = await lastLook(first)
    const { kind } = await look.seen
    setHeld(false)
    const field = fieldOf(look)
    if (kind === 'refused' && field !== null) focus(field)
    // Who has gone elsewhere meanwhile has not saved: what she left is kept as a draft.
    else if (form.isConnected) form.requestSubmit()
  }

  return {
    isHeld,
    hold(event: FormEvent<HTMLFormElement>): void {
      // What was chosen for a field that is asked for no more holds nothing up.
      const look = shownLookIn(formId)
      if (look === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (!isHeld) void holdFor(look, event.currentTarget)
    },
  }
}
