import { createContext, use, type ReactNode } from 'react'
import type { StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import type { StorageFailure } from '@/storage/storage-failure'

/** What stands in the way of a step; it is said above the form until it is mended. */
export type StepProblem =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'not-stored'; readonly reason: StorageFailure }
  | { readonly kind: 'too-long' }

interface StepContextValue {
  readonly sellerId: string
  readonly step: OnboardingStep
  readonly problem: StepProblem
  /** How many presses were not taken. */
  readonly refusedPresses: number
  /** Why Next did not move, to be said beside it. */
  readonly nextNote: ReactNode
  /** Saves the step; moves on by itself unless it was refused or not stored. */
  save(body: StepRequest): Promise<void>
  back(): void
  next(): void
}

export const StepContext = createContext<StepContextValue | null>(null)

/** The step on screen, for the forms inside it. */
export function useStep(): StepContextValue {
  const step = use(StepContext)
  if (step === null) throw new Error('StepContext is missing above this component')
  return step
}
