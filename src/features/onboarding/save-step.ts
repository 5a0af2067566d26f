import { useEffect, useEffectEvent } from 'react'
import { clock } from '@/clock/clock'
import { useNetworkHint } from '@/connectivity/connectivity-context'
import { requestSchemaOf, stepEndpoints, type StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { stepCommandName } from '@/outbox/command'
import type { Ledger, Outbox } from '@/outbox/outbox'
import { savedStatus } from '@/outbox/saved-step'
import type { StorageFailure } from '@/storage/storage-failure'

/**
 * The result of a press on save; what becomes of the step afterwards is read from the ledger.
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

/** Saves a step on the device, online and offline alike; the outbox sends it. */
export async function saveStep(outbox: Pick<Outbox, 'save'>, { sellerId, step, body }: FilledInStep): Promise<SaveResult> {
  // The forms accept any text, so the only thing that can fail here is a text over the length limit.
  if (!requestSchemaOf(stepEndpoints[step]).safeParse(body).success) return { kind: 'too-long' }
  // The draft is stored before the step: a draft with a later time would count as changed since the save.
  void storeDraftsNow()
  const stored = await outbox.save({ sellerId, command: stepCommandName(step), body })
  return stored.kind === 'stored' ? { kind: 'stored', sequence: stored.value } : stored
}

/** A step that was saved, and the number of its row in the ledger. */
export interface SavedStep {
  readonly step: OnboardingStep
  readonly sequence: number
}

/** How long the seller waits on a stored step for the backend's answer, in milliseconds. */
export const patienceMilliseconds = 3000

/** Whether the seller stays on the step that she saved, or goes on to the next one. */
export type SaveOutcome = 'stay' | 'advance'

function outcomeOf(ledger: Ledger, sequence: number): SaveOutcome | 'open' {
  const status = savedStatus(ledger, sequence, clock.now())
  switch (status?.kind) {
    case undefined:
    case 'under-way':
      return 'open'
    case 'rejected':
      return 'stay'
    case 'accepted':
    case 'paused':
    case 'held':
    case 'undecided':
      return 'advance'
  }
}

/**
 * Watches the ledger for the step that was just saved, and calls `onEnd` at an answer, at a reason why there is none,
 * or after 3 s without either.
 * @param awaited the saved step while its answer is awaited, or null
 */
export function useSaveOutcome(ledger: Ledger, awaited: SavedStep | null, onEnd: (saved: SavedStep, end: SaveOutcome) => void): void {
  const offline = useNetworkHint() === 'offline'
  const outcome = awaited === null ? 'open' : outcomeOf(ledger, awaited.sequence)
  const end = useEffectEvent((as: SaveOutcome) => {
    if (awaited !== null) onEnd(awaited, as)
  })

  useEffect(() => {
    if (outcome !== 'open') end(outcome)
    else if (offline) end('advance')
  }, [awaited, outcome, offline])

  useEffect(() => {
    if (awaited === null) return undefined
    const timer = setTimeout(() => end('advance'), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [awaited])
}
