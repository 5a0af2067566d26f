import type { ReactNode } from 'react'
import { onboardingSteps } from '@/contract/steps'
import { stepNames, stepStatusNames } from '@/domain/step-texts'
import type { Ledger } from '@/outbox/outbox'
import { stepStatus, type StepStatus } from '@/outbox/step-status'
import { Card, CardTitle } from '@/ui/card'
import { cn } from '@/ui/cn'
import { StatusBadge } from '@/ui/status-badge'
import { progressText } from './progress-text'
import { dashboardTexts as texts } from './texts'

/** A segment of the progress bar: solid is delivered, dashed is on this device, double needs attention. */
const stretches: Record<StepStatus, string> = {
  locked: 'border-t-4 border-border',
  'in-progress': 'border-t-4 border-border',
  waiting: 'border-t-4 border-dashed border-queued',
  sending: 'border-t-4 border-dashed border-queued',
  sent: 'border-t-4 border-success',
  attention: 'border-t-6 border-double border-destructive',
}

interface StepsCardProps {
  readonly title: string
  readonly ledger: Ledger
  /** The next thing to do. */
  readonly children?: ReactNode
}

/** The five steps, each with where it truly stands. */
export function StepsCard({ title, ledger, children }: StepsCardProps) {
  const steps = onboardingSteps.map((step) => ({ step, status: stepStatus(ledger, step) }))
  return (
    <Card className="lg:grid lg:grid-cols-2 lg:gap-10 lg:p-5">
      <div className="flex flex-col gap-3">
        <CardTitle>{title}</CardTitle>
        <p>{progressText(ledger)}</p>
        <div aria-hidden className="flex items-center gap-1">
          {steps.map(({ step, status }) => (
            <span key={step} className={cn('grow', stretches[status])} />
          ))}
        </div>
        {children}
      </div>
      <ol aria-label={texts.steps}>
        {steps.map(({ step, status }) => (
          <li
            key={step}
            className="flex items-center justify-between gap-4 border-b border-border py-2.5 last:border-b-0"
          >
            <span className="font-semibold">{stepNames[step]}</span>
            <StatusBadge status={status} className="flex-none">{stepStatusNames[status]}</StatusBadge>
          </li>
        ))}
      </ol>
    </Card>
  )
}
