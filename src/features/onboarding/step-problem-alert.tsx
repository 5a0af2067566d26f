import { Alert, AlertDescription, AlertTitle } from '@/ui/alert'
import type { StepProblem } from './step-context'
import { onboardingTexts as texts } from './texts'

/** Why the step was not taken, and what to do about it. */
export function StepProblemAlert({ problem }: { readonly problem: StepProblem }) {
  switch (problem.kind) {
    case 'none':
      return null
    case 'refused':
      return (
        <Alert variant="destructive" role="alert" className="mb-5">
          <AlertTitle>{problem.message}</AlertTitle>
          <AlertDescription>{texts.refusedHelp}</AlertDescription>
        </Alert>
      )
    case 'not-stored':
      return (
        <Alert variant="destructive" role="alert" className="mb-5">
          {problem.reason === 'full' ? texts.storageFull : texts.storageUnavailable}
        </Alert>
      )
  }
}
