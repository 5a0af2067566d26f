import { requestSchemaOf, stepEndpoints, type StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import { stepCommandName } from '@/outbox/command'
import type { Outbox } from '@/outbox/outbox'
import type { StorageFailure } from '@/storage/storage-failure'

/**
 * What became of the press that saves a step; what becomes of the step itself stands in the ledger.
 * - `stored`: safe on this device, in the row of that number, and on its way
 * - `not-stored`: the device did not take it; nothing was saved
 * - `too-long`: no backend would take it; nothing was saved
 */
export type SaveResult =
  | { readonly kind: 'stored'; readonly sequence: number }
  | { readonly kind: 'not-stored'; readonly reason: StorageFailure }
  | { readonly kind: 'too-long' }

interface FilledInStep {
  readonly sellerId: string
  readonly step: OnboardingStep
  readonly body: StepRequest
}

/** Saves a step on the device. Online and offline take the same road: the queue sends it. */
export async function saveStep(outbox: Pick<Outbox, 'save'>, { sellerId, step, body }: FilledInStep): Promise<SaveResult> {
  // The forms let every text through but the endless one.
  if (!requestSchemaOf(stepEndpoints[step]).safeParse(body).success) return { kind: 'too-long' }
  const stored = await outbox.save({ sellerId, command: stepCommandName(step), body })
  return stored.kind === 'stored' ? { kind: 'stored', sequence: stored.value } : stored
}
