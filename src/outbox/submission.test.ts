import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPolluted, polluting } from '../../tests/support/polluting'
import { scopedBody, testCommands } from '../../tests/support/scoped-command'
import { stepBody } from '../../tests/support/step-bodies'
import { accepted, bodyVersionOf, pauseOf, rejected, sending, undecided, waiting } from '../../tests/support/submission-rows'
import { currentOf, parseRow, rowOf, submissionsOf, unsentRows } from './submission'

const read = (stored: unknown) => parseRow(testCommands, stored)

describe('reading a stored row', () => {
  it.each([
    waiting({ sequence: 1, step: 3 }),
    waiting({ sequence: 1, step: 7 }, pauseOf(1, 2)),
    sending({ sequence: 2, step: 4 }),
    rejected({ sequence: 3, step: 5 }),
    undecided({ sequence: 3, step: 5 }),
    accepted({ sequence: 4, step: 6 }),
  ])('QUEUE-02 gives back what was stored: $state $step', (submission) => {
    expect(read(rowOf(submission))).toEqual({ kind: 'submission', submission })
    // A newer version's additional members do not make a row unreadable.
    expect(read({ ...rowOf(submission), addedLater: true })).toEqual({ kind: 'submission', submission })
  })

  const sound = rowOf(waiting({ sequence: 7, step: 3 }))
  it.each<[string, object]>([
    ['a step that does not exist', { step: 99 }],
    ['no seller', { sellerId: '' }],
    ['no key', { key: '' }],
    ['a state that does not exist', { state: 'sent' }],
    ['a body of a version to come', { bodyVersion: bodyVersionOf(3) + 1 }],
    ['a body of no version', { bodyVersion: 0 }],
    ['a body of another step', { body: stepBody(4, 'S1', 1) }],
    ['a body of another seller', { body: stepBody(3, 'S2', 1) }],
    ['no body', { body: undefined }],
    ['a pause without an end', { pause: { failure: { kind: 'unreachable' }, at: 1, milliseconds: Number.POSITIVE_INFINITY, binding: false } }],
    ['a place that is no number', { order: '1' }],
    ['an attempt count that is no number', { attempts: Number.NaN }],
  ])('QUEUE-06 sets a row aside that has %s', (_, change) => {
    const row = read({ ...sound, ...change })
    expect(row).toMatchObject({ kind: 'unreadable', sequence: 7 })
    expect(submissionsOf([row])).toEqual([])
  })

  const { step: _step, ...unnamed } = sound
  const named = { ...unnamed, command: 'change-things', scopes: ['thing:1'], subject: 'change thing:1', body: scopedBody('S1', [1], 1) }
  it.each<[string, object]>([
    ['a command that this version does not know', { command: 'of-a-later-version' }],
    ['the name of something that every object has', { command: 'toString' }],
    ['no scopes', { scopes: [] }],
    ['more scopes than four', { scopes: ['a', 'b', 'c', 'd', 'e'] }],
    ['no subject', { subject: undefined }],
    ['neither a step nor a command', { command: undefined }],
    ['a body of a version to come', { bodyVersion: 2 }],
  ])('QUEUE-06 P16 sets a row aside that has %s', (_, change) => {
    expect(read(named).kind).toBe('submission')
    expect(read({ ...named, ...change })).toMatchObject({ kind: 'unreadable', sequence: 7, step: null })
  })

  it('QUEUE-03 P16 gives the summary of a command of a later version', () => {
    const shows = { title: 'Order OD-1042: packed', detail: '450 g' }
    const row = read({ ...named, command: 'of-a-later-version', shows })
    expect(row).toMatchObject({ kind: 'unreadable', scopes: ['thing:1'], shows })
  })

  it('QUEUE-03 gives what can still be read of a row that is set aside', () => {
    const known = { sequence: 7, order: 7, sellerId: 'S1', step: 3, scopes: ['onboarding'], shows: null }
    expect(read({ ...sound, body: 7 })).toEqual({ kind: 'unreadable', ...known, place: 7, stored: { ...sound, body: 7 } })
    const nothing = { sequence: -1, order: -1, sellerId: null, step: null, scopes: [], shows: null }
    for (const [stored, place] of [[{ sequence: 'x', sellerId: 5, step: 99 }, 'x'], [undefined, -1]] as const)
      expect(read(stored)).toEqual({ kind: 'unreadable', ...nothing, place, stored })
  })

  it('QUEUE-06 S18 never throws, whatever the row is, and takes no other value for a submission', () => {
    fc.assert(
      fc.property(fc.anything({ withMap: true, withDate: true }), (stored) => {
        expect(read(stored).kind).toBe('unreadable')
      }),
      { seed: 20_261_121, numRuns: 300 },
    )
  })

  it('QUEUE-06 S18 is not polluted by a row that names the prototype of objects, and still reads that row', () => {
    for (const row of [sound, named]) {
      const whole = read(row)
      const found = read(polluting(row))
      expect(found).toEqual(whole)
      if (found.kind !== 'submission' || found.submission.state === 'accepted') throw new Error('It carries no body')
      expect([isPolluted(), isPolluted(found.submission), isPolluted(found.submission.body)]).toEqual([false, false, false])
    }
    expect(read(polluting({ sequence: 7, step: 99 }))).toMatchObject({ kind: 'unreadable', sequence: 7 })
    expect(isPolluted()).toBe(false)
  })
})

describe('what counts for the seller', () => {
  it('QUEUE-03 QUEUE-04 is the newest version of each step, once, with what cannot be read', () => {
    const older = waiting({ sequence: 1, step: 3, attempts: 1 }, pauseOf(1, 2))
    const newer = waiting({ sequence: 2, step: 3, order: 1 })
    const others = [accepted({ sequence: 3, step: 4 }), waiting({ sequence: 4, step: 3, sellerId: 'S2' })]
    expect(currentOf([older, newer, ...others])).toEqual([newer, ...others])
    expect(currentOf([accepted({ sequence: 1, step: 3 }), newer])).toEqual([newer])
    expect(unsentRows([...[older, newer, ...others].map(rowOf), { state: 'of a later version' }].map(read))).toBe(3)
  })

  it('QUEUE-03 is computed once for the same rows, and again for other rows', () => {
    const rows = [waiting({ sequence: 1, step: 3 }), accepted({ sequence: 2, step: 4 })].map(rowOf).map(read)
    expect(submissionsOf(rows)).toBe(submissionsOf(rows))
    expect(currentOf(submissionsOf(rows))).toBe(currentOf(submissionsOf(rows)))
    expect(submissionsOf([...rows, read(rowOf(waiting({ sequence: 3, step: 5 })))])).toHaveLength(3)
  })
})
