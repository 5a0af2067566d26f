import { useState } from 'react'
import type { EndpointName } from '@/contract/endpoints'
import {
  failureKinds,
  failureShares,
  type NewFailure,
  type PlannedFailure,
} from '@/contract/presenter/network'
import { Button } from '@/ui/button'
import { Choice } from '../choice'
import { endpointTitle, failureLine } from './failure-line'
import { networkTexts as texts } from './texts'

const failureOptions = () => failureKinds.map((kind) => ({ value: kind, label: texts.failures[kind] }))
const shareOptions = () => failureShares.map((share) => ({ value: share, label: texts.shares[share] }))
const targetOptions = (endpoints: readonly EndpointName[]) => [
  { value: 'any' as const, label: texts.any },
  ...endpoints.map((name) => ({ value: name, label: endpointTitle(name) })),
]

interface FailurePlannerProps {
  readonly endpoints: readonly EndpointName[]
  /** The failures that are still planned. */
  readonly failures: readonly PlannedFailure[]
  readonly onPlan: (plan: NewFailure) => void
}

/** Plans a failure with three choices. */
export function FailurePlanner({ endpoints, failures, onPlan }: FailurePlannerProps) {
  const [plan, setPlan] = useState<NewFailure>({ failure: '500', share: 'next', target: 'any' })
  const [planned, setPlanned] = useState<NewFailure | null>(null)
  // The confirmation goes once the failure was used or removed.
  const line = planned && failureLine(planned)
  const isToCome = failures.some((failure) => failureLine(failure) === line)
  return (
    <div className="flex max-w-form flex-col gap-3">
      <Choice
        label={texts.failure}
        options={failureOptions()}
        value={plan.failure}
        onChange={(failure) => setPlan({ ...plan, failure })}
      />
      <Choice
        label={texts.share}
        options={shareOptions()}
        value={plan.share}
        onChange={(share) => setPlan({ ...plan, share })}
      />
      <Choice
        label={texts.target}
        options={targetOptions(endpoints)}
        value={plan.target}
        onChange={(target) => setPlan({ ...plan, target })}
      />
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          variant="outline"
          size="compact"
          onClick={() => {
            setPlanned(plan)
            onPlan(plan)
          }}
        >
          {texts.plan}
        </Button>
        <p role="status" className="text-hint">
          {line !== null && isToCome && texts.isPlanned(line)}
        </p>
      </div>
    </div>
  )
}
