import { describe, expect, it } from 'vitest'
import { onboardingSteps } from '@/contract/steps'
import { accepted, pauseOf, rejected, sending, waiting } from '../../tests/support/submission-rows'
import { beginning, reachedStep, type Progress } from './progress'
import { currentSubmission, stepStatus } from './step-status'
import type { Submission } from './submission'

const ledger = (submissions: readonly Submission[], progress: Partial<Progress> = {}) => ({
  progress: { ...beginning('S1'), ...progress },
  rows: submissions.map((submission) => ({ kind: 'submission' as const, submission })),
  unread: null, asideDrafts: [],
})
const statuses = (submissions: readonly Submission[], progress: Partial<Progress> = {}) =>
  onboardingSteps.map((step) => stepStatus(ledger(submissions, progress), step))

describe('the status of a step', () => {
  it('QUEUE-03 has the six words', () => {
    const submissions = [
      accepted({ sequence: 1, step: 3 }),
      rejected({ sequence: 2, step: 4 }),
      sending({ sequence: 3, step: 5 }),
      waiting({ sequence: 4, step: 6 }, pauseOf(1, 2)),
    ]
    expect(statuses(submissions, { nextStep: 4, reached: 6 })).toEqual(['sent', 'attention', 'sending', 'waiting', 'in-progress'])
    expect(statuses([])).toEqual(['in-progress', 'locked', 'locked', 'locked', 'locked'])
  })

  it('QUEUE-03 counts as sent what the backend has, even if nothing of it is stored here', () => {
    expect(statuses([], { nextStep: 5, reached: 5 })).toEqual(['sent', 'sent', 'in-progress', 'locked', 'locked'])
    expect(statuses([], { nextStep: 'complete', reached: 7 })).toEqual(['sent', 'sent', 'sent', 'sent', 'sent'])
  })

  it('QUEUE-03 is that of the newest submission of the step', () => {
    const both = [accepted({ sequence: 1, step: 3, order: 1 }), waiting({ sequence: 2, step: 3, order: 1 })]
    expect(statuses(both, { nextStep: 4 })[0]).toBe('waiting')
    expect(currentSubmission(both, 3)).toEqual(both[1])
    expect(currentSubmission(both, 4)).toBeNull()
    const mended = [accepted({ sequence: 9, step: 3, order: 9 }), sending({ sequence: 2, step: 3, order: 1 })]
    expect(currentSubmission(mended, 3)?.sequence).toBe(9)
  })
})

describe('the highest step that may be opened', () => {
  it.each<[string, Submission[], Partial<Progress>, number]>([
    ['the first', [], {}, 3],
    ['what was reached before', [], { reached: 6 }, 6],
    ['what the backend expects next', [], { nextStep: 5 }, 5],
    ['the last, once the backend has all', [], { nextStep: 'complete' }, 7],
    ['the one after a step that waits', [waiting({ sequence: 1, step: 4 })], {}, 5],
    ['the one after a step that is being sent', [sending({ sequence: 1, step: 5 })], {}, 6],
    ['the last, when it waits itself', [waiting({ sequence: 1, step: 7 })], {}, 7],
    ['nothing more for a step that was refused', [rejected({ sequence: 1, step: 6 })], { nextStep: 4 }, 4],
    ['no more than is known, whatever a row says that was meddled with', [], { nextStep: 4, step: 7, reached: 7 }, 4],
    ['the one after a step that has arrived', [accepted({ sequence: 1, step: 4 })], { nextStep: 4 }, 5],
    ['the furthest of all', [waiting({ sequence: 1, step: 3 }), waiting({ sequence: 2, step: 5 })], { nextStep: 4, reached: 5 }, 6],
  ])('ONB-02 S5 is %s', (_, submissions, progress, reached) => {
    expect(reachedStep({ ...beginning('S1'), ...progress }, submissions)).toBe(reached)
  })
})
