import { describe, expect, it } from 'vitest'
import { accepted, pauseOf, rejected, sending, waiting } from '../../tests/support/submission-rows'
import { heldSubmissions } from './held-by'
import { nextSubmission, remainingPause } from './next-submission'
import type { ExpectedStep } from './progress'
import type { StoredRow, Submission } from './submission'

const now = 1_000_000
const rowsOf = (submissions: readonly Submission[]): StoredRow[] => submissions.map((submission) => ({ kind: 'submission', submission }))
const next = (submissions: readonly Submission[], rest: Partial<Parameters<typeof nextSubmission>[0]> = {}) =>
  nextSubmission({ rows: rowsOf(submissions), nextStep: 3, now, skipBackoff: false, ...rest })

/** The step that holds a submission. */
function heldBy({ sequence }: Submission, submissions: readonly Submission[], nextStep: ExpectedStep): number | null {
  const holder = heldSubmissions({ rows: rowsOf(submissions), nextStep }).get(sequence)
  return holder?.kind === 'step' ? holder.step : null
}

describe('what leaves next', () => {
  it('QUEUE-02 is nothing when nothing waits', () => {
    expect(next([])).toEqual({ kind: 'nothing' })
    expect(next([accepted({ sequence: 1, step: 3 }), rejected({ sequence: 2, step: 4 })])).toEqual({ kind: 'nothing' })
  })

  it('QUEUE-02 goes by place, not by row, step, or time', () => {
    const first = waiting({ sequence: 9, step: 5, order: 1 })
    const second = waiting({ sequence: 2, step: 4, order: 2 })
    expect(next([second, first], { nextStep: 'complete' })).toEqual({ kind: 'send', submission: first })
    const older = { ...waiting({ sequence: 3, step: 3, order: 3 }), savedAt: 1 }
    expect(next([older, second], { nextStep: 'complete' })).toEqual({ kind: 'send', submission: second })
  })

  it('QUEUE-04 is the older of two in one place', () => {
    const older = sending({ sequence: 1, step: 3, order: 1 })
    const newer = waiting({ sequence: 5, step: 3, order: 1 })
    expect(next([newer, older])).toEqual({ kind: 'send', submission: older })
  })

  it('QUEUE-07 can be what a dead tab left in sending', () => {
    const orphan = sending({ sequence: 1, step: 3 })
    expect(next([orphan, waiting({ sequence: 2, step: 4 })])).toEqual({ kind: 'send', submission: orphan })
  })

  it('QUEUE-02 is nothing while the first in order pauses', () => {
    const pausing = waiting({ sequence: 1, step: 4 }, pauseOf(now - 400, 1000))
    expect(next([pausing, waiting({ sequence: 2, step: 3 })], { nextStep: 'complete' })).toEqual({ kind: 'wait', milliseconds: 600 })
  })

  it('QUEUE-05 is the paused one when its pause is over, to the millisecond', () => {
    const pausing = waiting({ sequence: 1, step: 3 }, pauseOf(now, 1000))
    expect(next([pausing], { now: now + 999 })).toEqual({ kind: 'wait', milliseconds: 1 })
    expect(next([pausing], { now: now + 1000 })).toEqual({ kind: 'send', submission: pausing })
  })
})

describe('what goes by', () => {
  const change = (sequence: number, scopes: readonly string[], more: object = {}): Submission => ({
    ...waiting({ sequence, step: 3 }),
    ...{ step: null, command: 'change-things', scopes, subject: `change ${sequence}`, shows: null },
    ...more,
  })
  const failing = (status: number, serverErrors: number, serverRequested = false) => ({
    attempts: serverErrors,
    serverErrors,
    pause: { failure: { kind: 'unavailable' as const, status, message: null }, at: now, milliseconds: 1000, serverRequested },
  })

  it('CMD-03 is what shares no scope with a command that the backend failed at three times', () => {
    const other = change(3, ['c'])
    const rows = (errors: number) => [change(1, ['a', 'b'], failing(500, errors)), change(2, ['b']), other]
    expect(next(rows(3))).toEqual({ kind: 'send', submission: other })
    expect(next(rows(2))).toEqual({ kind: 'wait', milliseconds: 1000 })
    expect(next(rows(3).slice(0, 2))).toEqual({ kind: 'wait', milliseconds: 1000, others: true })
  })

  it.each([200, 400, 404])('CMD-03 is the same after an HTML page came three times, with status %d; within one scope nothing overtakes', (status) => {
    const [first, behind, other] = [change(1, ['a'], failing(status, 3)), change(2, ['a']), change(3, ['b'])]
    expect(next([first, behind, other])).toEqual({ kind: 'send', submission: other })
    expect(next([first, behind])).toEqual({ kind: 'wait', milliseconds: 1000, others: true })
    expect(next([change(1, ['a'], failing(status, 2)), behind, other])).toEqual({ kind: 'wait', milliseconds: 1000 })
  })

  it('CMD-03 P2 is nothing that depends on what waits behind it', () => {
    const rows = [change(1, ['a'], failing(500, 3)), change(2, ['a', 'b']), change(3, ['b'])]
    expect(next(rows)).toEqual({ kind: 'wait', milliseconds: 1000, others: true })
  })

  it.each([
    ['cannot be reached', { attempts: 5, serverErrors: 3, pause: pauseOf(now, 1000) }],
    ['asks for a pause', failing(503, 3, true)],
    ['asks for a pause by a page', failing(200, 3, true)],
    ['is busy', failing(429, 3)],
    ['was too slow', failing(408, 3)],
  ])('CMD-03 P2 is nothing while the backend %s', (_, stopped) => {
    expect(next([change(1, ['a'], stopped), change(2, ['b'])])).toEqual({ kind: 'wait', milliseconds: 1000 })
  })

  it('CMD-03 is nothing once the backend fails at more than ten', () => {
    const rows = (count: number) => [...Array.from({ length: count }, (_, index) => change(index + 1, [`a${index}`], failing(500, 3))), change(99, ['z'])]
    expect(next(rows(10)).kind).toBe('send')
    expect(next(rows(11))).toEqual({ kind: 'wait', milliseconds: 1000 })
    // A captive portal's sign-in page instead of every answer.
    const pages = Array.from({ length: 11 }, (_, index) => change(index + 1, [`a${index}`], failing(200, 3)))
    expect(next([...pages, change(99, ['z'])])).toEqual({ kind: 'wait', milliseconds: 1000 })
    expect(next([...pages, change(99, ['z'])], { skipBackoff: true })).toEqual({ kind: 'send', submission: pages[0] })
  })

  it('CMD-03 lets what failed go first again, once its pause is over', () => {
    const first = change(1, ['a'], failing(500, 3))
    expect(next([first, change(2, ['b'])], { now: now + 1000 })).toEqual({ kind: 'send', submission: first })
  })
})

describe('what is held', () => {
  it('QUEUE-05 is every step after a refused one; those before it go', () => {
    const refused = rejected({ sequence: 1, step: 4 })
    const five = waiting({ sequence: 2, step: 5 })
    const three = waiting({ sequence: 3, step: 3 })
    const rows = [refused, five, three]
    expect(next(rows, { nextStep: 'complete' })).toEqual({ kind: 'send', submission: three })
    expect(next([refused, five], { nextStep: 'complete' })).toEqual({ kind: 'nothing' })
    expect(heldBy(five, rows, 'complete')).toBe(4)
    expect(heldBy(three, rows, 'complete')).toBeNull()
    expect(heldBy(refused, rows, 'complete')).toBeNull()
  })

  it('QUEUE-05 is a step whose predecessor the backend lacks, for example after that was discarded', () => {
    const five = waiting({ sequence: 2, step: 5 })
    expect(next([five], { nextStep: 4 })).toEqual({ kind: 'nothing' })
    expect(heldBy(five, [five], 4)).toBe(4)
    expect(next([five], { nextStep: 5 })).toEqual({ kind: 'send', submission: five })
    expect(next([five], { nextStep: 'complete' })).toEqual({ kind: 'send', submission: five })
  })

  it('QUEUE-02 is every step but the first if nobody knows what the backend expects', () => {
    const [three, four, seven] = [waiting({ sequence: 3, step: 3 }), waiting({ sequence: 4, step: 4 }), waiting({ sequence: 1, step: 7 })]
    expect(next([seven, four], { nextStep: 'unknown' })).toEqual({ kind: 'nothing' })
    expect(next([seven, four, three], { nextStep: 'unknown' })).toEqual({ kind: 'send', submission: three })
    expect(heldBy(seven, [seven], 'unknown')).toBe(3)
  })

  it('QUEUE-05 names the first of several steps that hold', () => {
    const seven = waiting({ sequence: 9, step: 7 })
    expect(heldBy(seven, [rejected({ sequence: 1, step: 6 }), rejected({ sequence: 2, step: 4 }), seven], 5)).toBe(4)
    expect(heldBy(seven, [rejected({ sequence: 1, step: 6 }), seven], 5)).toBe(5)
    expect(heldBy(seven, [seven], 'complete')).toBeNull()
  })

  it('QUEUE-05 does not count in its pause: others are not delayed by it', () => {
    const held = waiting({ sequence: 1, step: 7 }, pauseOf(now, 60_000))
    const three = waiting({ sequence: 2, step: 3 })
    expect(next([held, three])).toEqual({ kind: 'send', submission: three })
  })
})

describe('pauses', () => {
  it.each([
    ['before its end', now - 100, 1000, 900],
    ['at its end', now - 1000, 1000, 0],
    ['long after its end', now - 30 * 86_400_000, 1000, 0],
    ['with a clock that was set back', now + 86_400_000, 1000, 1000],
  ])('QUEUE-05 %s leaves %d', (_, at, milliseconds, left) => {
    expect(remainingPause(pauseOf(at, milliseconds), now, false)).toBe(left)
    expect(remainingPause(pauseOf(at, milliseconds, true), now, false)).toBe(left)
  })

  it('QUEUE-05 of our own can be skipped by a seller who does not want to wait, those of the server never', () => {
    expect(remainingPause(pauseOf(now, 1000), now, true)).toBe(0)
    expect(remainingPause(pauseOf(now, 1000, true), now, true)).toBe(1000)
    expect(remainingPause(null, now, false)).toBe(0)
  })
})
