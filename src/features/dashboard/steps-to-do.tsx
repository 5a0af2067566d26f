import { Link } from '@tanstack/react-router'
import { onboardingSteps } from '@/contract/steps'
import { stepNames, stepStatusNames } from '@/domain/steps/step-texts'
import type { Ledger } from '@/outbox/outbox'
import type { RegistrationStatus } from '@/outbox/registration-status'
import { stepStatus } from '@/outbox/step-status'
import { buttonVariants } from '@/ui/button'
import { StepEntry, StepList } from '@/ui/step-list'
import { DatedStep } from './dated-step'
import { progressText } from './progress-text'
import { dashboardTexts as texts } from './texts'

interface StepsToDoProps {
  readonly status: RegistrationStatus
  readonly ledger: Ledger
  readonly approved: boolean
}

/** The five steps, each with its status and how long it takes, and a link to the next one. */
export function StepsToDo({ status, ledger, approved }: StepsToDoProps) {
  const onItsWay = status.kind === 'on-its-way'
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-border pb-3">
        <h2 className="text-lg">{onItsWay ? texts.onItsWayTitle(onboardingSteps.length) : texts.happensNext}</h2>
        <p className="text-hint font-semibold">{progressText(ledger)}</p>
      </div>
      {onItsWay && !approved && <p className="mb-4">{texts.onItsWay}</p>}
      <StepList label={texts.steps}>
        {onboardingSteps.map((step, index) => {
          if (onItsWay) return <DatedStep key={step} ledger={ledger} step={step} position={index + 1} />
          const state = stepStatus(ledger, step)
          const toDo = state === 'in-progress' || state === 'locked'
          return (
            <StepEntry key={step} state={state} position={index + 1}>
              <span>
                <span className="block font-semibold">{stepNames[step]}</span>{' '}
                <span className="text-hint text-muted-foreground">
                  {stepStatusNames[state]}
                  {toDo && `, ${texts.about(step)}`}
                </span>
              </span>
            </StepEntry>
          )
        })}
      </StepList>
      {status.kind === 'incomplete' && (
        <Link to="/registrationdetails" state={{ openStep: status.next }} className={buttonVariants({ className: 'mt-5 w-full lg:w-fit' })}>
          {texts.continueWith(stepNames[status.next])}
        </Link>
      )}
    </>
  )
}
