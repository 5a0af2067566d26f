import { useEffect, useRef } from 'react'
import { textMaximumLength } from '@/contract/limits'
import { storageTexts } from '@/domain/storage-texts'
import { Alert, AlertDescription, AlertTitle } from '@/ui/alert'
import type { StepProblem } from './step-context'
import { onboardingTexts as texts } from './texts'

interface StepProblemAlertProps {
  readonly problem: StepProblem
  /** How many presses were refused; the alert takes the focus after each, since the button is far below. */
  readonly presses: number
}

/** Why the step was not saved or accepted, and what to do about it. */
export function StepProblemAlert({ problem, presses }: StepProblemAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  const answered = useRef(presses)
  useEffect(() => {
    if (problem.kind === 'none' || answered.current === presses) return
    answered.current = presses
    alert.current?.focus()
  }, [problem, presses])

  switch (problem.kind) {
    case 'none':
      return null
    case 'refused':
      return (
        <Alert ref={alert} tabIndex={-1} variant="destructive" role="alert" className="mb-5">
          <AlertTitle>{problem.message}</AlertTitle>
          <AlertDescription>{texts.refusedHelp}</AlertDescription>
        </Alert>
      )
    case 'too-long':
      return (
        <Alert ref={alert} tabIndex={-1} variant="destructive" role="alert" className="mb-5">
          {texts.tooLong(textMaximumLength)}
        </Alert>
      )
    case 'not-stored':
      return (
        <Alert ref={alert} tabIndex={-1} variant="destructive" role="alert" className="mb-5">
          {texts.notStored(storageTexts[problem.reason])}
        </Alert>
      )
  }
}
