import { OnShelf } from '@/ui/shelf'
import { KeptOutline } from '@/ui/kept-outline'
import { StepperRoom } from '@/ui/stepper-room'
import { onboardingTexts as texts } from './texts'

/** What stands until the steps have been read. */
export function StepsLoading() {
  return (
    <>
      <OnShelf>
        <StepperRoom />
      </OnShelf>
      <KeptOutline />
      <p className="sr-only">{texts.loading}</p>
    </>
  )
}
