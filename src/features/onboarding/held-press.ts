import { useState, type FormEvent } from 'react'
import { fieldId } from '@/forms/field-parts'
import { shownFileCheckIn, type FileCheck } from '@/forms/file-checks'
import { focusLater } from '@/ui/focus-later'

const fieldOf = ({ formId, name }: FileCheck): HTMLElement | null => document.getElementById(fieldId(formId, name))

/** The last check of a file for a form, once none goes on for what is on screen. */
async function lastFileCheck(check: FileCheck): Promise<FileCheck> {
  await check.seen
  const newer = shownFileCheckIn(check.formId)
  return newer === undefined ? check : lastFileCheck(newer)
}

/** A press that saves waits for the file that is still being checked: it may be sent, and a refusal has to be seen. */
export function useHeldPress(formId: string) {
  const [isHeld, setHeld] = useState(false)

  async function holdFor(first: FileCheck, form: HTMLFormElement): Promise<void> {
    const focus = focusLater(document.activeElement)
    setHeld(true)
    const check = await lastFileCheck(first)
    const { kind } = await check.seen
    setHeld(false)
    const field = fieldOf(check)
    if (kind === 'refused' && field !== null) focus(field)
    // Who has gone elsewhere meanwhile has not saved: what she left is kept as a draft.
    else if (form.isConnected) form.requestSubmit()
  }

  return {
    isHeld,
    hold(event: FormEvent<HTMLFormElement>): void {
      // What was chosen for a field that is asked for no more holds nothing up.
      const check = shownFileCheckIn(formId)
      if (check === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (!isHeld) void holdFor(check, event.currentTarget)
    },
  }
}
