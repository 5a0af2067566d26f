import { describe, expect, it } from 'vitest'
import { accepted, rejected, sending, waiting } from '../../../tests/support/submission-rows'
import { beginning, type Progress } from '@/outbox/progress'
import type { Submission } from '@/outbox/submission'
import { progressText } from './progress-text'

const said = (submissions: readonly Submission[], progress: Partial<Progress> = {}) =>
  progressText({
    progress: { ...beginning('S1'), nextStep: 3, ...progress },
    rows: submissions.map((submission) => ({ kind: 'submission' as const, submission })),
    unread: null, asideDrafts: [],
  })

describe('how far the onboarding is, in words', () => {
  it('CONF-01 counts what has arrived, and not what is on this device', () => {
    expect(said([])).toBe('0 of 5 sent')
    expect(said([accepted({ sequence: 1, step: 3 }), waiting({ sequence: 2, step: 4 })], { nextStep: 4 })).toBe('1 of 5 sent')
    expect(said([waiting({ sequence: 1, step: 3 }), sending({ sequence: 2, step: 4 })])).toBe('0 of 5 sent')
    expect(said([rejected({ sequence: 1, step: 5 })], { nextStep: 5 })).toBe('2 of 5 sent')
  })

  it('CONF-01 does not count where the device does not know what has arrived', () => {
    expect(said([], { nextStep: 'unknown', reached: 5 })).toBe(
      'Which steps the marketplace already has is not known on this device.',
    )
  })
})
