import { describe, expect, it } from 'vitest'
import { firstStep, lastStep, onboardingSteps, stepAfter } from '@/contract/steps'
import { atStep, transition, type OnboardingEvent, type OnboardingState } from './step-machine'

const events: readonly OnboardingEvent[] = [
  { kind: 'next' },
  { kind: 'back' },
  ...onboardingSteps.map((step) => ({ kind: 'open' as const, step })),
  ...onboardingSteps.map((step) => ({ kind: 'saved' as const, step })),
]

const isRefused = (state: OnboardingState): boolean => state.kind === 'at-step' && state.notice === 'previous-steps-first'

/** Every state that can be reached from the beginning, and every move out of it. */
function walk(): { states: OnboardingState[]; moves: [OnboardingState, OnboardingEvent, OnboardingState][] } {
  const found = new Map<string, OnboardingState>()
  const moves: [OnboardingState, OnboardingEvent, OnboardingState][] = []
  const open = [atStep(firstStep, firstStep)]
  for (const state of open) {
    if (found.has(JSON.stringify(state))) continue
    found.set(JSON.stringify(state), state)
    for (const event of events) {
      const next = transition(state, event)
      moves.push([state, event, next])
      open.push(next)
    }
  }
  return { states: [...found.values()], moves }
}

/** The step that a move leads to if it is allowed, according to the requirement. */
function target(state: OnboardingState, event: OnboardingEvent): number {
  switch (event.kind) {
    case 'next':
      return Math.min(state.step + 1, lastStep)
    case 'back':
      return Math.max(state.step - 1, firstStep)
    case 'open':
      return event.step
    case 'saved':
      return Math.min(event.step + 1, lastStep)
  }
}

describe('all states and moves of the onboarding', () => {
  const { states, moves } = walk()
  const each = (name: string, hold: (from: OnboardingState, event: OnboardingEvent, to: OnboardingState) => void): void =>
    it(name, () => {
      for (const [from, event, to] of moves) hold(from, event, to)
    })

  it('ONB-02 the states are every pair of current and highest step, with or without a refusal, and the end', () => {
    const name = ({ step, reached }: { step: number; reached: number }): string => `${step} of ${reached}`
    const pairs = onboardingSteps.flatMap((reached) => onboardingSteps.filter((step) => step <= reached).map((step) => ({ step, reached })))
    const seen = states.filter((state) => state.kind === 'at-step' && !isRefused(state))
    expect(new Set(seen.map(name))).toEqual(new Set(pairs.map(name)))
    // When every step is reached, nothing is refused.
    expect(new Set(states.filter(isRefused).map(name))).toEqual(new Set(pairs.filter(({ reached }) => reached !== lastStep).map(name)))
    expect(states.filter((state) => state.kind === 'finished')).toHaveLength(1)
    expect(moves).toHaveLength(states.length * events.length)
  })

  each('ONB-02 no move leads beyond the highest step reached', (_from, _event, to) => {
    expect(to.step).toBeLessThanOrEqual(to.reached)
  })

  each('ONB-02 ONB-03 exactly the moves beyond the highest step reached are refused, with a notice', (from, event, to) => {
    const beyond = event.kind !== 'saved' && target(from, event) > from.reached
    expect(isRefused(to)).toBe(beyond)
    expect(to.step).toBe(beyond ? from.step : target(from, event))
  })

  each('ONB-05 only a save raises the highest step, to the one after it, and no move lowers it', (from, event, to) => {
    const following = event.kind === 'saved' ? stepAfter(event.step) : from.reached
    const earned = following === 'complete' ? lastStep : following
    expect(to.reached).toBe(Math.max(from.reached, earned))
  })

  each('ONB-03 every move stays between the steps 3 and 7', (_from, _event, to) => {
    expect(onboardingSteps).toContain(to.step)
    expect(onboardingSteps).toContain(to.reached)
  })

  each('ONB-05 saving the last step finishes the onboarding, and no other move does', (_from, event, to) => {
    expect(to.kind === 'finished').toBe(event.kind === 'saved' && event.step === lastStep)
  })
})

describe('moves of the onboarding by example', () => {
  it('ONB-02 every step up to the highest one reached opens, a later one is refused', () => {
    expect(transition(atStep(3, 5), { kind: 'open', step: 5 })).toEqual(atStep(5, 5))
    expect(transition(atStep(3, 5), { kind: 'open', step: 6 })).toEqual({
      kind: 'at-step',
      step: 3,
      reached: 5,
      notice: 'previous-steps-first',
    })
  })

  it('ONB-02 the next allowed move removes the notice', () => {
    const refused = transition(atStep(3, 4), { kind: 'open', step: 7 })
    expect(transition(refused, { kind: 'open', step: 4 })).toEqual(atStep(4, 4))
    expect(transition(refused, { kind: 'back' })).toEqual(atStep(3, 4))
  })

  it('ONB-03 Back stops at step 3, and Next leads only to steps already reached', () => {
    expect(transition(atStep(3, 7), { kind: 'back' })).toEqual(atStep(3, 7))
    expect(transition(atStep(6, 7), { kind: 'next' })).toEqual(atStep(7, 7))
    expect(transition(atStep(7, 7), { kind: 'next' })).toEqual(atStep(7, 7))
    expect(isRefused(transition(atStep(4, 4), { kind: 'next' }))).toBe(true)
  })

  it('ONB-05 a save opens the next step, and saving an earlier step keeps the highest one', () => {
    expect(transition(atStep(3, 3), { kind: 'saved', step: 3 })).toEqual(atStep(4, 4))
    expect(transition(atStep(4, 7), { kind: 'saved', step: 4 })).toEqual(atStep(5, 7))
  })

  it('ONB-05 saving the signature finishes the onboarding, and steps can still be opened', () => {
    const finished = transition(atStep(7, 7), { kind: 'saved', step: 7 })
    expect(finished).toEqual({ kind: 'finished', step: 7, reached: 7 })
    expect(transition(finished, { kind: 'back' })).toEqual(atStep(6, 7))
    expect(transition(finished, { kind: 'open', step: 3 })).toEqual(atStep(3, 7))
  })

  it('ONB-04 a step beyond the highest one reached becomes the highest one', () => {
    expect(atStep(7, 4)).toEqual({ kind: 'at-step', step: 4, reached: 4, notice: 'none' })
  })
})
