import { useState, type FormEvent } from 'react'
import { fieldId } from '@/forms/field-parts'
import { shownFileCheckIn, type FileCheck } from '@/forms/file-checks'
import { focusLater } from '@/ui/focus-later'

const fieldOf = ({ formId, name }: FileCheck): HTMLElement | null => document.getElementById(fieldId(formId, name))

/** Waits until no field on screen has a file being checked, and returns the check that ended last. */
async function lastFileCheck(check: FileCheck): Promise<FileCheck> {
  await check.seen
  const newer = shownFileCheckIn(check.formId)
  return newer === undefined ? check : lastFileCheck(newer)
}

/** Holds a press on save until the chosen file is checked: the file may be part of the step, and a refusal must be seen. */
export function useSubmitAfterFileCheck(formId: string) {
  const [isHeld, setHeld] = useState(false)

  async function holdFor(first: FileCheck, form: HTMLFormElement): Promise<void> {
    const focus = focusLater(document.activeElement)
    setHeld(true)
    const check = await lastFileCheck(first)
    const { kind } = await check.seen
    setHeld(false)
    const field = fieldOf(check)
    if (kind === 'refused' && field !== null) focus(field)
    // If the seller has left the step meanwhile, nothing is submitted: her entries are kept as a draft.
    else if (form.isConnected) form.requestSubmit()
  }

  return {
    isHeld,
    hold(event: FormEvent<HTMLFormElement>): void {
      // Only fields on screen count: another GST type may have removed the field whose file is being checked.
      const check = shownFileCheckIn(formId)
      if (check === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (!isHeld) void holdFor(check, event.currentTarget)
    },
  }
}
