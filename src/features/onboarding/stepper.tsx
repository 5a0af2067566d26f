import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { stepNames, stepStatusNames } from '@/domain/step-texts'
import type { Ledger } from '@/outbox/outbox'
import { stepStatus, type StepStatus } from '@/outbox/step-status'
import { cn } from '@/ui/cn'
import { onboardingTexts as texts } from './texts'

const signStyles: Record<StepStatus, string> = {
  'locked': 'border-solid border-input bg-muted text-muted-foreground',
  'in-progress': 'border-solid border-primary bg-primary-soft text-primary',
  waiting: 'border-dashed border-queued bg-queued-soft text-queued',
  sending: 'border-dashed border-info bg-info-soft text-info',
  sent: 'border-solid border-success bg-success-soft text-success',
  'attention': 'border-solid border-destructive bg-destructive-soft text-destructive',
}

function StepSign({ status, position }: { readonly status: StepStatus; readonly position: number }) {
  switch (status) {
    case 'locked':
      return <Lock className="size-3.5" />
    case 'waiting':
    case 'sending':
      return <Clock className="size-4" />
    case 'sent':
      return <Check className="size-4" />
    case 'attention':
      return <TriangleAlert className="size-4" />
    case 'in-progress':
      return position
  }
}

interface StepperProps {
  readonly ledger: Ledger
  readonly current: OnboardingStep
  readonly reached: OnboardingStep
  readonly onOpen: (step: OnboardingStep) => void
}

/** The stepper: the line between two steps is solid once the first of them is delivered (ONB-01, ONB-02). */
export function Stepper({ ledger, current, reached, onOpen }: StepperProps) {
  return (
    <nav aria-label={texts.stepsLabel} className="lg:w-64 lg:flex-none">
      <ol className="flex items-start lg:flex-col">
        {onboardingSteps.map((step, index) => {
          const told = stepStatus(ledger, step)
          const status = told === 'locked' && step <= reached ? 'in-progress' : told
          const last = index === onboardingSteps.length - 1
          return (
            <li key={step} className={cn('relative flex min-w-0', !last && 'grow max-lg:basis-1/5 lg:pb-3')}>
              {!last && (
                <span
                  aria-hidden
                  data-sent={status === 'sent' || undefined}
                  className="step-stitch absolute max-lg:top-[1.3125rem] max-lg:right-1 max-lg:left-10 lg:top-10 lg:bottom-0 lg:left-[1.3125rem]"
                />
              )}
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                aria-label={`${stepNames[step]}, ${stepStatusNames[status]}`}
                className="group flex min-h-11 min-w-11 items-start gap-3 rounded-md text-left"
                onClick={() => onOpen(step)}
              >
                <span className="flex size-11 flex-none items-center justify-center">
                  <span
                    aria-hidden
                    className={cn(
                      'flex size-7 items-center justify-center rounded-full border-2 text-sm font-semibold group-aria-[current=step]:outline-2 group-aria-[current=step]:outline-offset-2 group-aria-[current=step]:outline-primary',
                      signStyles[status],
                    )}
                  >
                    <StepSign status={status} position={index + 1} />
                  </span>
                </span>
                <span className="max-lg:hidden lg:pt-1.5">
                  <span className="block font-semibold">{stepNames[step]}</span>
                  <span className="block text-sm text-muted-foreground">{stepStatusNames[status]}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
