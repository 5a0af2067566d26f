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

describe('the text of the onboarding progress', () => {
  it('CONF-01 counts the accepted steps, and not those that wait on this device', () => {
    expect(said([])).toBe('0 of 5 sent')
    expect(said([accepted({ sequence: 1, step: 3 }), waiting({ sequence: 2, step: 4 })], { nextStep: 4 })).toBe('1 of 5 sent')
    expect(said([waiting({ sequence: 1, step: 3 }), sending({ sequence: 2, step: 4 })])).toBe('0 of 5 sent')
    expect(said([rejected({ sequence: 1, step: 5 })], { nextStep: 5 })).toBe('2 of 5 sent')
  })

  it('CONF-01 gives no count if the device does not know what was accepted', () => {
    expect(said([], { nextStep: 'unknown', reached: 5 })).toBe(
      'Which steps the marketplace already has is not known on this device.',
    )
  })
})
