import { useNow } from '@/clock/use-now'
import { onboardingSteps } from '@/contract/steps'
import { shortDateTimeText } from '@/domain/date-texts'
import { reviewClock } from '@/domain/review/review-clock'
import { reviewTexts } from '@/domain/review/review-texts'
import type { Ledger } from '@/outbox/outbox'
import type { Review } from '@/outbox/registration-status'
import { StepEntry, StepList } from '@/ui/step-list'
import { DatedStep } from './dated-step'
import { dashboardTexts as texts } from './texts'

const reviewText = (clock: ReturnType<typeof reviewClock>): string =>
  clock.kind === 'unknown' ? reviewTexts.underReview : reviewTexts[clock.kind === 'running' ? 'until' : 'ended'](shortDateTimeText(clock.to))

interface TimeLineProps extends Review {
  readonly ledger: Ledger
}

/** The registration as a timeline, shown while it is under review (TIME-01). */
export function TimeLine({ ledger, since }: TimeLineProps) {
  const clock = reviewClock(since, useNow(60_000))
  return (
    <section className="mb-5 flex flex-col gap-4">
      <h2 className="border-b border-border pb-3 text-lg">{texts.timeLine}</h2>
      <StepList label={texts.timeLine}>
        {onboardingSteps.map((step, index) => (
          <DatedStep key={step} ledger={ledger} step={step} position={index + 1} />
        ))}
        <StepEntry state="in-progress" position={onboardingSteps.length + 1}>
          <span className="font-semibold">{reviewText(clock)}</span>
        </StepEntry>
      </StepList>
    </section>
  )
}
