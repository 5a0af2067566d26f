import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepBody } from '../../tests/support/step-bodies'
import { accepted, pauseOf, rejected, sending, waiting } from '../../tests/support/submission-rows'
import { parseRow, submissionsOf } from './submission'

describe('reading a stored row', () => {
  it.each([
    waiting({ sequence: 1, step: 3 }),
    waiting({ sequence: 1, step: 7 }, pauseOf(1, 2)),
    sending({ sequence: 2, step: 4 }),
    rejected({ sequence: 3, step: 5 }),
    accepted({ sequence: 4, step: 6 }),
  ])('QUEUE-02 gives back what was stored: $state $step', (submission) => {
    expect(parseRow(submission)).toEqual({ kind: 'submission', submission })
    // A newer version's additions are no reason to set a row aside.
    expect(parseRow({ ...submission, addedLater: true })).toEqual({ kind: 'submission', submission })
  })

  const sound = waiting({ sequence: 7, step: 3 })
  it.each<[string, object]>([
    ['a step that does not exist', { step: 99 }],
    ['no seller', { sellerId: '' }],
    ['no key', { key: '' }],
    ['a state that does not exist', { state: 'sent' }],
    ['a body of another step', { body: stepBody(4, 'S1', 1) }],
    ['a body of another seller', { body: stepBody(3, 'S2', 1) }],
    ['no body', { body: undefined }],
    ['a pause without an end', { pause: pauseOf(1, Number.POSITIVE_INFINITY) }],
    ['a place that is no number', { order: '1' }],
    ['an attempt count that is no number', { attempts: Number.NaN }],
  ])('QUEUE-06 sets a row aside that has %s', (_, change) => {
    const row = parseRow({ ...sound, ...change })
    expect(row).toMatchObject({ kind: 'unreadable', sequence: 7 })
    expect(submissionsOf([row])).toEqual([])
  })

  it('QUEUE-03 tells of a row that was set aside what can still be read', () => {
    expect(parseRow({ ...sound, body: 7 })).toEqual({ kind: 'unreadable', sequence: 7, sellerId: 'S1', step: 3 })
    expect(parseRow({ sequence: 'x', sellerId: 5, step: 99 })).toEqual({ kind: 'unreadable', sequence: -1, sellerId: null, step: null })
    expect(parseRow(undefined)).toEqual({ kind: 'unreadable', sequence: -1, sellerId: null, step: null })
  })

  it('QUEUE-06 reads anything without throwing, and takes nothing for a submission by chance', () => {
    fc.assert(
      fc.property(fc.anything({ withMap: true, withDate: true }), (stored) => {
        expect(parseRow(stored).kind).toBe('unreadable')
      }),
      { seed: 20_261_121, numRuns: 300 },
    )
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
