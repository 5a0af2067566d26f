import { createContext, use, type ReactNode } from 'react'
import type { StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import type { FoundDraft } from '@/outbox/found-draft'
import type { Ledger } from '@/outbox/outbox'
import type { StorageFailure } from '@/storage/storage-failure'

/** Why a step was not accepted; it is shown above the form until the seller corrects it. */
export type StepProblem =
  | { readonly kind: 'none' }
  /** `field` is the request's field that the message is about, or null; `sent` is the whole request. */
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | null; readonly sent: object }
  | { readonly kind: 'not-stored'; readonly reason: StorageFailure }
  | { readonly kind: 'too-long' }

interface StepContextValue {
  readonly sellerId: string
  readonly step: OnboardingStep
  /** What the device held of the step's form when it was opened. */
  readonly draft: FoundDraft
  /** At the last step: the drafts that the device held of the other steps. */
  readonly drafts: ReadonlyMap<OnboardingStep, FoundDraft>
  /** Null while nothing has been read, as in the outline that is rendered at build time. */
  readonly ledger: Ledger | null
  readonly problem: StepProblem
  /** How many presses on save were refused. */
  readonly refusedPresses: number
  /** Whether the step was just saved and its answer is still awaited on this screen. */
  readonly sending: boolean
  /** Back and Next, where they stand beside the submit button; null where they stand above the form. */
  readonly moves: { back(): void; next(): void } | null
  /** Why Next did not move, shown beside it. */
  readonly nextNote: ReactNode
  /** Fetches the signed-in seller's mobile number from the backend. */
  fetchMobile(): void
  /** Opens a step from the check of all answers; saving or leaving that step leads back to the check. */
  change(step: OnboardingStep): void
  /** The step that the seller changed before she came back to the check. */
  readonly changed: OnboardingStep | undefined
  /** Moves on as after a save, but saves nothing. */
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
