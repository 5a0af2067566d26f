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
  readonly send: (event: OnboardingEvent) => void
}

/**
 * Runs the step machine for one seller: it begins where the device's progress says, and every move is written
 * there and, as a hint, into the step keys of local storage (ONB-04).
 * @param opened the step that the seller came to change
 */
export function useOnboarding(outbox: Outbox, sellerId: string, ledger: Ledger, opened: OnboardingStep | undefined): Onboarding {
  const { setStepProgress } = useClient()
  // A step that another tab saved opens the next one here too.
  const stored = reachedStep(ledger.progress, submissionsOf(ledger.rows))
  const [state, send] = useReducer(
    (current: OnboardingState, { event, reached }: { event: OnboardingEvent; reached: OnboardingStep }) =>
      transition(current.kind === 'finished' || current.reached >= reached ? current : { ...current, reached }, event),
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

  return { state, reached, send: (event) => send({ event, reached }) }
}
