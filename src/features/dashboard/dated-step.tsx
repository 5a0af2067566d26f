import { lastStep, type OnboardingStep } from '@/contract/steps'
import { shortDateTimeText } from '@/domain/date-texts'
import { reviewTexts } from '@/domain/review/review-texts'
import { stepNames, stepStatusNames } from '@/domain/steps/step-texts'
import { deliveredAt, signedAt } from '@/outbox/known-record'
import type { Ledger } from '@/outbox/outbox'
import { stepStatus } from '@/outbox/step-status'
import { Moment } from '@/ui/moment'
import { StepEntry } from '@/ui/step-list'

interface DatedStepProps {
  readonly ledger: Ledger
  readonly step: OnboardingStep
  readonly position: number
}

/** A step that is filled in: its status and, as far as this device knows, when it was signed and delivered (TIME-01). */
export function DatedStep({ ledger, step, position }: DatedStepProps) {
  const state = stepStatus(ledger, step)
  const arrived = deliveredAt(ledger, step)
  const signed = step === lastStep ? signedAt(ledger) : null
  return (
    <StepEntry state={state} position={position}>
      <span>
        <span className="block font-semibold">{stepNames[step]}</span>{' '}
        <span className="text-hint text-muted-foreground">
          {stepStatusNames[state]}
          {arrived !== null && (
            <>
              {' '}
              <Moment at={arrived}>{shortDateTimeText(arrived)}</Moment>
            </>
          )}
          {signed !== null && (
            <>
              {' '}
              <Moment at={signed} className="block">
                {reviewTexts.signed(shortDateTimeText(signed))}
              </Moment>
            </>
          )}
        </span>
      </span>
    </StepEntry>
  )
}
