import { describe, expect, it } from 'vitest'
import { accepted, pauseOf, rejected, sending, undecided, waiting } from '../../tests/support/submission-rows'
import { beginning } from './progress'
import { savedStatus } from './saved-step'
import type { Submission } from './submission'

const now = 1_000_000
const status = (submissions: readonly Submission[], sequence = 1) =>
  savedStatus(
    { progress: beginning('S1'), rows: submissions.map((submission) => ({ kind: 'submission', submission })), unread: null, asideDrafts: [] },
    sequence,
    now,
  )

describe('where a saved step stands by the ledger', () => {
  it("ONB-05 ONB-06 has the server's message once it answered", () => {
    expect(status([accepted({ sequence: 1, step: 3 })])).toEqual({ kind: 'accepted', message: 'Saved.' })
    expect(status([rejected({ sequence: 1, step: 3 })])).toEqual({ kind: 'rejected', message: 'Not so.' })
    expect(status([undecided({ sequence: 1, step: 3 })])?.kind).toBe('undecided')
  })

  it('ONB-06 pauses with the reason after a failed try, even when the pause is over', () => {
    for (const at of [now, now - 60_000]) {
      const pause = pauseOf(at, 500)
      expect(status([waiting({ sequence: 1, step: 3, attempts: 1 }, pause)])).toEqual({ kind: 'paused', pause })
    }
  })

  it('ONB-06 is under way while it is being sent or about to be', () => {
    for (const rows of [
      [sending({ sequence: 1, step: 3 })],
      [waiting({ sequence: 1, step: 3 })],
      [sending({ sequence: 2, step: 3, order: 1 }), waiting({ sequence: 1, step: 4, order: 2 })],
      [waiting({ sequence: 2, step: 3, order: 1 }), waiting({ sequence: 1, step: 4, order: 2 })],
    ])
      expect(status(rows)).toEqual({ kind: 'under-way' })
  })

  it('QUEUE-05 is held behind a step that was refused, is missing or pauses', () => {
    for (const rows of [
      [rejected({ sequence: 2, step: 3 }), waiting({ sequence: 1, step: 4 })],
      [waiting({ sequence: 1, step: 4 })],
      [waiting({ sequence: 2, step: 3, order: 1 }, pauseOf(now, 500)), waiting({ sequence: 1, step: 4, order: 2 })],
    ])
      expect(status(rows)).toEqual({ kind: 'held' })
  })

  it('QUEUE-03 QUEUE-04 has no status once it was replaced or discarded', () => {
    expect(status([waiting({ sequence: 2, step: 3 })])).toBeNull()
  })
})
