import { firstStep, lastStep, onboardingSteps, stepAfter, type OnboardingStep } from '@/contract/steps'

/**
 * A seller's position in the onboarding.
 *
 * ```text
 *            next / saved          next / saved              saved
 *   ┌───────┐ ──────────▶ ┌───────┐ ──▶ … ──▶ ┌───────────┐ ──────▶ ┌──────────┐
 *   │ GST 3 │             │ bank 4│           │signature 7│         │ finished │
 *   └───────┘ ◀────────── └───────┘ ◀── … ◀── └───────────┘ ◀────── └──────────┘
 *                back                    back           open any step
 *
 *   open(step): to any step up to `reached`. For a step beyond it, and for `next` to a
 *   step that was not reached, the step stays and the notice is `previous-steps-first`.
 * ```
 *
 * `saved` means that the backend accepted the step or the device stored it for sending; only this moves `reached`.
 */
export type OnboardingState =
  | { readonly kind: 'at-step'; readonly step: OnboardingStep; readonly reached: OnboardingStep; readonly notice: OnboardingNotice }
  | { readonly kind: 'finished'; readonly step: typeof lastStep; readonly reached: typeof lastStep }

/** What the screen tells the seller about the last event. */
export type OnboardingNotice = 'none' | 'previous-steps-first'

export type OnboardingEvent =
  | { readonly kind: 'open'; readonly step: OnboardingStep }
  | { readonly kind: 'next' }
  | { readonly kind: 'back' }
  | { readonly kind: 'saved'; readonly step: OnboardingStep }

/** The state of a seller at a step, who can open steps up to `reached`. */
export const atStep = (step: OnboardingStep, reached: OnboardingStep): OnboardingState => ({
  kind: 'at-step',
  step: step > reached ? reached : step,
  reached,
  notice: 'none',
})

function open(state: OnboardingState, step: OnboardingStep): OnboardingState {
  const { reached } = state
  if (step > reached)
    return { kind: 'at-step', step: state.step, reached, notice: 'previous-steps-first' }
  return { kind: 'at-step', step, reached, notice: 'none' }
}

function saved(state: OnboardingState, step: OnboardingStep): OnboardingState {
  const following = stepAfter(step)
  if (following === 'complete') return { kind: 'finished', step: lastStep, reached: lastStep }
  const reached = state.reached > following ? state.reached : following
  return { kind: 'at-step', step: following, reached, notice: 'none' }
}

/** The next state (ONB-02, ONB-03, ONB-05). */
export function transition(state: OnboardingState, event: OnboardingEvent): OnboardingState {
  switch (event.kind) {
    case 'open':
      return open(state, event.step)
    case 'next': {
      const following = stepAfter(state.step)
      return open(state, following === 'complete' ? lastStep : following)
    }
    case 'back':
      return open(state, onboardingSteps.findLast((step) => step < state.step) ?? firstStep)
    case 'saved':
      return saved(state, event.step)
  }
}
