import { OnShelf } from '@/ui/shelf'
import { KeptOutline } from '@/ui/kept-outline'
import { StepperRoom } from '@/ui/stepper-room'
import { onboardingTexts as texts } from './texts'

/** Shown until the steps have been read from the device. */
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
