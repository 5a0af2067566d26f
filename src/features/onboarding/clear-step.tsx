import { useState } from 'react'
import { Button } from '@/ui/button'
import { onboardingTexts as texts } from './texts'

/** Empties the step's draft, after a second press in the same place. */
export function ClearStep({ onClear }: { readonly onClear: () => Promise<void> }) {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button variant="link" size="bare" className="text-hint" onClick={() => setAsking(true)}>
        {texts.clearStep}
      </Button>
    )
  return (
    <p role="group" aria-label={texts.clearStepQuestion} className="flex flex-wrap items-center gap-x-4 text-hint">
      {texts.clearStepQuestion}
      <Button variant="link" size="bare" onClick={() => void onClear()}>
        {texts.clearStepYes}
      </Button>
      <Button variant="link" size="bare" autoFocus onClick={() => setAsking(false)}>
        {texts.clearStepNo}
      </Button>
    </p>
  )
}
