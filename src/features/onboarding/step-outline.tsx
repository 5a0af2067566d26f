import type { ComponentType } from 'react'
import type { OnboardingStep } from '@/contract/steps'
import { StepContext } from './step-context'

interface StepOutlineProps {
  readonly step: OnboardingStep
  readonly Screen: ComponentType
}

/** A step's empty form, from which the build renders the outline: there each control becomes an empty box, and the form a plain div. */
export function StepOutline({ step, Screen }: StepOutlineProps) {
  const context = {
    sellerId: '',
    step,
    draft: { kind: 'read', draft: null },
    drafts: new Map<never, never>(),
    ledger: null,
    problem: { kind: 'none' },
    refusedPresses: 0,
    sending: false,
    moves: null,
    nextNote: null,
    fetchMobile: () => undefined,
    change: () => undefined,
    changed: undefined,
    goOn: () => undefined,
    save: () => Promise.resolve(),
  } as const
  return (
    <div className="mx-auto w-full min-w-0 max-w-page">
      <StepContext value={context}>
        <Screen />
      </StepContext>
    </div>
  )
}
