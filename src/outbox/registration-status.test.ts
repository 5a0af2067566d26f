import { describe, expect, it } from 'vitest'
import { onboardingSteps } from '@/contract/steps'
import { accepted, rejected, sending, undecided, waiting } from '../../tests/support/submission-rows'
import type { Ledger } from './outbox'
import { beginning, type Progress } from './progress'
import { registrationStatus, reviewOf } from './registration-status'
import type { Submission } from './submission'

const ledger = (submissions: readonly Submission[], progress: Partial<Progress> = {}): Ledger => ({
  progress: { ...beginning('S1'), ...progress },
  rows: submissions.map((submission) => ({ kind: 'submission' as const, submission })),
  unread: null, asideDrafts: [],
})
const status = (...of: Parameters<typeof ledger>) => registrationStatus(ledger(...of))
const review = (...of: Parameters<typeof ledger>) => reviewOf(ledger(...of))

const allAccepted = onboardingSteps.map((step, index) => ({ ...accepted({ sequence: index + 1, step }), at: 1000 + step }))
const complete = { nextStep: 'complete', reached: 7 } as const

describe('how the registration stands', () => {
  it('CONF-01 names the first step that is still to be filled in', () => {
    expect(status([])).toEqual({ kind: 'incomplete', next: 3 })
    expect(status([], { nextStep: 5, reached: 5 })).toEqual({ kind: 'incomplete', next: 5 })
    expect(status([accepted({ sequence: 1, step: 3 }), waiting({ sequence: 2, step: 4 })], { nextStep: 4 })).toEqual({
      kind: 'incomplete',
      next: 5,
    })
    // A withdrawn step is open again, whatever waits after it.
    expect(status([waiting({ sequence: 2, step: 4 })], { reached: 5 })).toEqual({ kind: 'incomplete', next: 3 })
  })

  it('CONF-01 is filled in as soon as every step is saved, and under review only once all have arrived', () => {
    const unsent = [waiting({ sequence: 1, step: 6 }), sending({ sequence: 2, step: 7 })]
    expect(status(unsent, { nextStep: 6, reached: 7 })).toEqual({ kind: 'on-its-way' })
    expect(review(unsent, { nextStep: 6, reached: 7 })).toBeNull()
    expect(status(allAccepted, complete)).toEqual({ kind: 'all-sent' })
    expect(review(allAccepted, complete)).toEqual({ since: 1007 })
  })

  it('QUEUE-05 puts a refused step first, with the server’s words', () => {
    const submissions = [rejected({ sequence: 2, step: 5 }), rejected({ sequence: 1, step: 4 }), waiting({ sequence: 3, step: 6 })]
    expect(status(submissions, { nextStep: 4, reached: 7 })).toEqual({ kind: 'attention', step: 4, message: 'Not so.' })
    const mended = [rejected({ sequence: 1, step: 4, order: 1 }), waiting({ sequence: 2, step: 4, order: 1 })]
    expect(status(mended, { nextStep: 4 })).toEqual({ kind: 'incomplete', next: 5 })
  })

  it('QUEUE-05 names a step that the backend may or may not have', () => {
    expect(status([rejected({ sequence: 2, step: 5 }), undecided({ sequence: 1, step: 4 })])).toEqual({ kind: 'undecided', step: 4 })
    expect(status([rejected({ sequence: 2, step: 4 }), undecided({ sequence: 1, step: 5 })])).toMatchObject({ kind: 'attention', step: 4 })
  })

  it('CONF-01 does not know since when it is under review if this device did not send the last step', () => {
    expect(review([], complete)).toEqual({ since: null })
    expect(review(allAccepted.slice(0, 4), complete)).toEqual({ since: null })
    // The step was changed here, after it had been sent from elsewhere.
    expect(review([{ ...accepted({ sequence: 1, step: 7 }), firstAt: null }], complete)).toEqual({ since: null })
  })

  it('CONF-01 is derived from what has arrived if its record is lost', () => {
    expect(status(allAccepted)).toEqual({ kind: 'all-sent' })
    expect(review(allAccepted)).toEqual({ since: 1007 })
  })

  it.each([
    ['waiting', waiting, 'on-its-way'],
    ['on its way', sending, 'on-its-way'],
    ['refused', rejected, 'attention'],
    ['undecided', undecided, 'undecided'],
  ] as const)('CONF-01 stays under review since the same hour while a change of a step is %s', (_, change, kind) => {
    for (const step of onboardingSteps) {
      const changed = change({ sequence: 9, step })
      expect(status([...allAccepted, changed], complete)).toMatchObject({ kind })
      expect(review([...allAccepted, changed], complete)).toEqual({ since: 1007 })
      expect(review([changed], complete)).toEqual({ since: null })
    }
  })

  it('CONF-01 does not start a new review when a change of a step has arrived', () => {
    const anew = { ...accepted({ sequence: 9, step: 4 }), at: 5000 }
    expect(review([...allAccepted.filter(({ step }) => step !== 4), anew], complete)).toEqual({ since: 1007 })
    const signedAnew = { ...accepted({ sequence: 9, step: 7 }), at: 5000, firstAt: 1007 }
    expect(review([...allAccepted.filter(({ step }) => step !== 7), signedAnew], complete)).toEqual({ since: 1007 })
  })
})
