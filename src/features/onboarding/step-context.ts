import { createContext, use, type ReactNode } from 'react'
import type { StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import type { FoundDraft } from '@/outbox/found-draft'
import type { Ledger } from '@/outbox/outbox'
import type { StorageFailure } from '@/storage/storage-failure'

/** What stands in the way of a step; it is said above the form until it is mended. */
export type StepProblem =
  | { readonly kind: 'none' }
  /** `field` is the one of the request that the words are about, null where they are about none; `sent` is all of it. */
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | null; readonly sent: object }
  | { readonly kind: 'not-stored'; readonly reason: StorageFailure }
  | { readonly kind: 'too-long' }

interface StepContextValue {
  readonly sellerId: string
  readonly step: OnboardingStep
  /** What the device held of the step's form when it was opened. */
  readonly draft: FoundDraft
  /** With the last step: what it held of the others. */
  readonly drafts: ReadonlyMap<OnboardingStep, FoundDraft>
  /** Null while nothing was read, as in the outline that is rendered at build. */
  readonly ledger: Ledger | null
  readonly problem: StepProblem
  /** How many presses were not taken. */
  readonly refusedPresses: number
  /** Whether the step was just saved and may still be answered while the seller looks on. */
  readonly sending: boolean
  /** A step back and on, where they stand beside the button; elsewhere they stand above the form. */
  readonly moves: { back(): void; next(): void } | null
  /** Why Next did not move, to be said beside it. */
  readonly nextNote: ReactNode
  /** Asks for the mobile number of who is signed in. */
  askForMobile(): void
  /** Opens a step that is seen in the check of all answers, and comes back to it. */
  change(step: OnboardingStep): void
  /** The step from which she has come back to the check. */
  readonly changed: OnboardingStep | undefined
  /** Leaves the step as after a save, with nothing saved. */
  goOn(): void
  /** Saves the step on the device; the ledger then tells when to move on. */
  save(body: StepRequest): Promise<void>
}

export const StepContext = createContext<StepContextValue | null>(null)

/** The step on screen, for the forms inside it. */
export function useStep(): StepContextValue {
  const step = use(StepContext)
  if (step === null) throw new Error('StepContext is missing above this component')
  return step
}
