import { onboardingStepCommands } from '@/commands/onboarding-steps'
import { stepEndpoints } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import { stepCommandName, stepIdentity } from '@/outbox/command'
import type { Pause, Submission } from '@/outbox/submission'
import { stepBody } from './step-bodies'

interface RowMarks {
  readonly sequence: number
  readonly step: OnboardingStep
  readonly order?: number
  readonly sellerId?: string
  readonly attempts?: number
}

function common({ sequence, step, order = sequence, sellerId = 'S1', attempts = 0 }: RowMarks) {
  return { sequence, order, sellerId, ...stepIdentity(step), key: `key-${sequence}`, savedAt: 1000, attempts }
}

/** The current version of a step's stored bodies. */
export const bodyVersionOf = (step: OnboardingStep): number =>
  onboardingStepCommands.find(({ name }) => name === stepCommandName(step))?.bodyVersion ?? 0

const content = ({ sequence, step, sellerId = 'S1' }: RowMarks) => ({
  endpoint: stepEndpoints[step],
  body: stepBody(step, sellerId, sequence),
  bodyVersion: bodyVersionOf(step),
})

export const waiting = (marks: RowMarks, pause: Pause | null = null): Submission => ({
  ...common(marks),
  state: 'waiting',
  ...content(marks),
  pause,
})
export const sending = (marks: RowMarks): Submission => ({ ...common({ attempts: 1, ...marks }), state: 'sending', ...content(marks), since: 2000 })
export const rejected = (marks: RowMarks): Submission => ({
  ...common({ attempts: 1, ...marks }),
  state: 'rejected',
  ...content(marks),
  status: 422,
  message: 'Not so.',
  at: 2000,
})
export const undecided = (marks: RowMarks): Submission => ({
  ...common({ attempts: 4, ...marks }),
  state: 'undecided',
  ...content(marks),
  status: 200,
  message: null,
  at: 2000,
})
export const accepted = (marks: RowMarks): Extract<Submission, { state: 'accepted' }> => ({ ...common({ attempts: 1, ...marks }), state: 'accepted', message: 'Saved.', at: 2000 })

/** A pause after an attempt that did not reach the backend. */
export const pauseOf = (at: number, milliseconds: number, serverRequested = false): Pause => ({
  failure: { kind: 'unreachable' },
  at,
  milliseconds,
  serverRequested,
})
