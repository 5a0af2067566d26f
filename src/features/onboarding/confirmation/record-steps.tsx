import { onboardingSteps } from '@/contract/steps'
import { shortDateTimeText } from '@/domain/date-texts'
import { stepNames, stepStatusNames } from '@/domain/steps/step-texts'
import { deliveredAt } from '@/outbox/known-record'
import type { Ledger } from '@/outbox/outbox'
import { stepStatus, type StepStatus } from '@/outbox/step-status'
import { Moment } from '@/ui/moment'
import { StepEntry, StepList } from '@/ui/step-list'
import { confirmationTexts as texts } from './texts'

interface Entry {
  readonly name: string
  readonly status: StepStatus
  readonly at: number | null
}

const entriesOf = (ledger: Ledger): readonly Entry[] => [
  { name: texts.registration, status: 'sent', at: ledger.progress.registeredAt ?? null },
  ...onboardingSteps.map((step) => ({ name: stepNames[step], status: stepStatus(ledger, step), at: deliveredAt(ledger, step) })),
]

/** The registration and each step with its status and, where this device delivered it, the time (CONF-01). */
export function RecordSteps({ ledger }: { readonly ledger: Ledger }) {
  return (
    <StepList label={texts.checklist}>
      {entriesOf(ledger).map(({ name, status, at }, index) => (
        <StepEntry key={name} state={status} position={index}>
          <span className="font-semibold">{name}</span>
          {/* On a phone always below the name: it would fit beside short names only, and make no column. */}
          <span className="text-hint text-muted-foreground max-md:basis-full">
            {stepStatusNames[status]}
            {at !== null && (
              <>
                {' '}
                <Moment at={at} className="inline-block">
                  {shortDateTimeText(at)}
                </Moment>
              </>
            )}
          </span>
        </StepEntry>
      ))}
    </StepList>
  )
}
