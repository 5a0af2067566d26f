import { OnShelf } from '@/ui/shelf'
import { StepperRoom } from '@/ui/stepper-room'
import { onboardingTexts as texts } from './texts'

/** What stands until the steps have been read. */
export function StepsLoading() {
  return (
    <>
      <OnShelf>
        <StepperRoom />
      </OnShelf>
      <p className="sr-only">{texts.loading}</p>
    </>
  )
}
