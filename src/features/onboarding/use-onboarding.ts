import { useEffect, useReducer } from 'react'
import { atStep, transition, type OnboardingEvent, type OnboardingState } from '@/domain/steps/step-machine'
import type { OnboardingStep } from '@/contract/steps'
import type { Ledger, Outbox } from '@/outbox/outbox'
import { reachedStep } from '@/outbox/progress'
import { submissionsOf } from '@/outbox/submission'
import { session } from '@/session/browser-session'
import { useClient } from '@/session/client-context'

export interface Onboarding {
  readonly state: OnboardingState
  readonly reached: OnboardingStep
  /** Whether an event leads away from the step on screen; a refused one only shows a notice. */
  readonly leadsOn: (event: OnboardingEvent) => boolean
  readonly send: (event: OnboardingEvent) => void
}

/** The next state, taking into account the step reached in another tab. */
function following(state: OnboardingState, event: OnboardingEvent, reached: OnboardingStep): OnboardingState {
  return transition(state.kind === 'finished' || state.reached >= reached ? state : { ...state, reached }, event)
}

/**
 * Runs the step machine for one seller. It starts at the step stored on the device; every move is stored in IndexedDB and,
 * as a hint, in the step keys of local storage (ONB-04).
 * @param opened the step named by the link that led here
 */
export function useOnboarding(outbox: Outbox, sellerId: string, ledger: Ledger, opened: OnboardingStep | undefined): Onboarding {
  const { setStepProgress } = useClient()
  // A save in another tab unlocks the next step here too.
  const stored = reachedStep(ledger.progress, submissionsOf(ledger.rows))
  const [state, send] = useReducer(
    (current: OnboardingState, { event, reached }: { event: OnboardingEvent; reached: OnboardingStep }) => following(current, event, reached),
    null,
    () => atStep(opened ?? ledger.progress.step, stored),
  )
  const reached = state.reached > stored ? state.reached : stored

  useEffect(() => {
    void outbox.moveTo(sellerId, state.step)
    setStepProgress(state.step)
  }, [outbox, sellerId, state.step, setStepProgress])

  useEffect(() => {
    session.writePosition({ step: state.step, furthest: reached })
  }, [state.step, reached])

  function leadsOn(event: OnboardingEvent): boolean {
    const next = following(state, event, reached)
    return next.step !== state.step || next.kind !== state.kind
  }

  return { state, reached, leadsOn, send: (event) => send({ event, reached }) }
}
