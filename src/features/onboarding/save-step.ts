import { requestSchemaOf, stepEndpoints } from '@/contract/endpoints'
import type { Outbox } from '@/outbox/outbox'
import type { StepToSave } from '@/outbox/save-submission'
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

/** Saves a step on the device. Online and offline take the same road: the queue sends it. */
export async function saveStep(outbox: Pick<Outbox, 'save'>, step: StepToSave): Promise<SaveResult> {
  // The forms let every text through but the endless one.
  if (!requestSchemaOf(stepEndpoints[step.step]).safeParse(step.body).success) return { kind: 'too-long' }
  const stored = await outbox.save(step)
  return stored.kind === 'stored' ? { kind: 'stored', sequence: stored.value } : stored
}
