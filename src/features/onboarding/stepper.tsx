import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { lastStep, onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { stepNames, stepStatusNames } from '@/domain/steps/step-texts'
import type { Ledger } from '@/outbox/outbox'
import { stepStatus } from '@/outbox/step-status'
import { cn } from '@/ui/cn'
import { ProgressLine, StepMarker } from '@/ui/progress-line'
import { onboardingTexts as texts } from './texts'

interface StepperProps {
  readonly ledger: Ledger
  readonly current: OnboardingStep
  readonly reached: OnboardingStep
  readonly onOpen: (step: OnboardingStep) => void
  /** Back and Next, on a row of their own; null where they stand beside the submit button. */
  readonly moves: { back(): void; next(): void } | null
}

/** The line from one marker to the next; below, the pieces from the edge of the window to the first marker and from the last. */
const lineStyle =
  'absolute max-lg:inset-y-0 max-lg:start-[28px] lg:start-[calc(50%+16px)] lg:top-3 lg:h-[32px] lg:w-[calc(100%-32px)]'
const edgeStyle = { start: 'max-lg:-start-[14px] lg:start-0', end: 'max-lg:start-[28px] lg:start-[calc(50%+16px)]' }

/** A progress line through the five steps, from edge to edge; the piece before the first marker is the registration (ONB-01 to ONB-03). */
export function Stepper({ ledger, current, reached, onOpen, moves }: StepperProps) {
  const position = onboardingSteps.indexOf(current) + 1
  return (
    <nav aria-label={texts.stepsLabel} className="surface-cloth thread-on-cloth @container isolate lg:min-h-27 print:hidden">
      {moves !== null && (
        <div className="grid min-h-[44px] grid-cols-[1fr_auto_1fr] items-center text-hint *:min-h-[44px] @max-[17rem]:grid-cols-2">
          <button type="button" className="flex items-center gap-1 px-3 text-start" onClick={moves.back}>
            <ChevronLeft aria-hidden className="onward size-5 flex-none" />
            {texts.back}
          </button>
          {/* With letters of twice the size it does not fit between the buttons, and gets a row of its own. */}
          <p className="flex items-center justify-center text-cloth-muted @max-[17rem]:order-last @max-[17rem]:col-span-2">{texts.stepOf(position, onboardingSteps.length)}</p>
          {current !== lastStep && (
            <button type="button" className="flex items-center justify-end gap-1 px-3 text-end" onClick={moves.next}>
              {texts.next}
              <ChevronRight aria-hidden className="onward size-5 flex-none" />
            </button>
          )}
        </div>
      )}
      <ol className="flex px-[14px] lg:px-0 lg:pb-2.5">
        {onboardingSteps.map((step, index) => {
          const told = stepStatus(ledger, step)
          const status = told === 'locked' && step <= reached ? 'in-progress' : told
          return (
            <li key={step} className="relative flex max-lg:not-last:grow lg:flex-1">
              {index === 0 && <ProgressLine state="sent" className={cn('absolute max-lg:inset-y-0 max-lg:w-[14px] lg:top-3 lg:h-[32px] lg:end-[calc(50%+16px)]', edgeStyle.start)} />}
              <ProgressLine state={status} className={step === lastStep ? cn('absolute max-lg:inset-y-0 max-lg:w-[14px] lg:top-3 lg:end-0 lg:h-[32px]', edgeStyle.end) : cn(lineStyle, 'max-lg:end-0')} />
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                aria-label={`${index + 1}. ${stepNames[step]}, ${stepStatusNames[status]}`}
                className="group relative flex items-center justify-center max-lg:-mx-[8px] max-lg:size-[44px] lg:grow lg:flex-col lg:px-2 lg:pt-3"
                onClick={() => onOpen(step)}
              >
                <StepMarker state={status} position={index + 1} current={step === current} />{' '}
                <span className="text-center text-hint text-cloth-muted group-aria-[current=step]:text-cloth-foreground max-lg:hidden lg:mt-2">
                  <span className="block leading-tight group-aria-[current=step]:font-bold group-aria-[current=step]:underline group-aria-[current=step]:underline-offset-4">
                    {stepNames[step]}
                  </span>{' '}
                  <span className="block text-sm">{stepStatusNames[status]}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
