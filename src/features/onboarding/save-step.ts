import { requestSchemaOf, stepEndpoints, type StepRequest } from '@/contract/endpoints'
import { networkFailureMessages, stepSuccessMessages } from '@/contract/messages'
import type { OnboardingStep } from '@/contract/steps'
import { refusalMessage } from '@/domain/refusal-message'
import type { Outbox } from '@/outbox/outbox'
import type { StorageFailure } from '@/storage/storage-failure'
import type { SubmissionFailure } from '@/outbox/submission'
import type { SubmissionOutcome } from '@/outbox/submission-outcome'
import type { Connectivity } from '@/connectivity/connectivity'

/**
 * What saving a step came to, in the words that the seller reads (ONB-05, ONB-06).
 * - `delivered`: accepted; on to the next step
 * - `kept`: safe on this device and on its way; on to the next step
 * - `refused`: the seller stays and mends it
 * - `not-stored`: the device did not take it; nothing was saved
 * - `too-long`: no backend would take it; nothing was saved
 */
export type SaveResult =
  | { readonly kind: 'delivered'; readonly message: string }
  | { readonly kind: 'kept'; readonly problem: string | null; readonly held: boolean }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'not-stored'; readonly reason: StorageFailure }
  | { readonly kind: 'too-long' }

function problemOf(failure: SubmissionFailure, step: OnboardingStep): string | null {
  switch (failure.kind) {
    case 'unreachable':
      return networkFailureMessages.step
    case 'unavailable':
    case 'unclear':
      return refusalMessage(failure.message, step)
    case 'unauthorised':
      return null
  }
}

function resultOf(outcome: SubmissionOutcome, step: OnboardingStep): SaveResult {
  switch (outcome.kind) {
    case 'accepted':
      return { kind: 'delivered', message: outcome.message ?? stepSuccessMessages[stepEndpoints[step]] }
    case 'rejected':
      return { kind: 'refused', message: refusalMessage(outcome.message, step) }
    case 'kept':
      return { kind: 'kept', problem: problemOf(outcome.failure, step), held: false }
    case 'held':
      return { kind: 'kept', problem: null, held: true }
    case 'gone':
      return { kind: 'kept', problem: null, held: false }
  }
}

/** Resolves once the network itself says that it is gone; `forget` ends the watch. */
function goneOffline(connectivity: Connectivity): { readonly gone: Promise<void>; forget(): void } {
  let forget = (): void => undefined
  const gone = new Promise<void>((resolve) => {
    const look = (): void => {
      if (connectivity.hint() === 'offline') resolve()
    }
    forget = connectivity.subscribe(look)
    look()
  })
  return { gone, forget: () => forget() }
}

/**
 * Saves a step on the device, and waits for the server's answer as long as there is a network to bring one.
 * Online and offline take the same road: the queue sends, this only reads what became of it.
 */
export async function saveStep(
  { outbox, connectivity }: { readonly outbox: Outbox; readonly connectivity: Connectivity },
  step: { readonly sellerId: string; readonly step: OnboardingStep; readonly body: StepRequest },
): Promise<SaveResult> {
  // The forms let every text through but the endless one.
  if (!requestSchemaOf(stepEndpoints[step.step]).safeParse(step.body).success) return { kind: 'too-long' }
  const stored = await outbox.save(step)
  if (stored.kind === 'not-stored') return stored
  const offline = goneOffline(connectivity)
  try {
    return await Promise.race([
      outbox.outcome(step.sellerId, stored.value).then((outcome) => resultOf(outcome, step.step)),
      offline.gone.then((): SaveResult => ({ kind: 'kept', problem: null, held: false })),
    ])
  } catch {
    // The step is stored; only its further fate cannot be read now.
    return { kind: 'kept', problem: null, held: false }
  } finally {
    offline.forget()
  }
}
