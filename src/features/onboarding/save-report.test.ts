import { describe, expect, it } from 'vitest'
import type { Pause, SubmissionFailure } from '@/outbox/submission'
import { saveReport } from './save-report'

// 12:00 pm in India.
const now = Date.UTC(2026, 10, 21, 6, 30)
const online = { offline: false, refused: false, orderKnown: true, now }
const pausedFor = (minutes: number, failure: SubmissionFailure) => {
  const pause: Pause = { failure, at: now, milliseconds: minutes * 60_000, serverRequested: false }
  return { kind: 'paused', pause } as const
}
const broken = { kind: 'unavailable', status: 500, message: null } as const
const savedOnDevice = 'Saved on this device. It will be sent when you are back online.'

describe('the report on the step that was saved last', () => {
  it.each([
    [3, 'Something went wrong'],
    [4, 'Failed to save'],
    [5, 'Submission failed'],
    [6, 'Something went wrong'],
    [7, 'Something went wrong'],
  ] as const)('ONB-06 step %s: shows its own words for a failure or refusal without words, and the next try after a failure', (step, problem) => {
    const sentences = ['The server has a problem. Next try at 12:10\u00a0pm.']
    expect(saveReport(pausedFor(10, broken), step, online)).toEqual({ kind: 'kept', problem, sentences })
    expect(saveReport({ kind: 'rejected', message: null }, step, online)).toMatchObject({ kind: 'stopped', problem })
  })

  it('ONB-06 QUEUE-01 promises to send when back online only while there is no network', () => {
    for (const status of [pausedFor(10, { kind: 'unreachable' }), pausedFor(0, { kind: 'unreachable' })]) {
      expect(saveReport(status, 3, { ...online, offline: true })).toEqual({ kind: 'kept', problem: 'Server error', sentences: [savedOnDevice] })
      expect(JSON.stringify(saveReport(status, 3, online))).not.toContain('back online')
    }
    expect(saveReport({ kind: 'under-way' }, 3, { ...online, offline: true })).toMatchObject({ sentences: [savedOnDevice] })
    expect(saveReport({ kind: 'under-way' }, 3, online)).toMatchObject({ sentences: ['Saved on this device. It is being sent.'] })
  })

  it('ONB-06 says when the next try is if the call failed while online', () => {
    expect(saveReport(pausedFor(10, { kind: 'unreachable' }), 3, online)).toEqual({
      kind: 'kept',
      problem: 'Server error',
      sentences: ['No answer came. Next try at 12:10\u00a0pm.'],
    })
  })

  it('QUEUE-05 asks to log in if the token was refused', () => {
    expect(saveReport(pausedFor(0, { kind: 'unauthorised' }), 3, online)).toEqual({
      kind: 'kept',
      problem: null,
      sentences: ['Log in to send this.'],
    })
  })

  it('QUEUE-05 says that a refused or undecided step needs the seller', () => {
    expect(saveReport({ kind: 'rejected', message: 'Not so.' }, 3, online)).toMatchObject({ kind: 'stopped', problem: 'Not so.' })
    expect(saveReport({ kind: 'undecided', message: null }, 4, online)).toMatchObject({ kind: 'stopped', problem: 'Failed to save' })
  })

  it('QUEUE-05 separates a backend that refuses the portal from a lost network', () => {
    expect(saveReport(pausedFor(10, { kind: 'unreachable' }), 3, { ...online, refused: true })).toMatchObject({
      sentences: ['The server can be reached and refuses the portal. We will try again automatically.'],
    })
  })

  it('QUEUE-02 says nothing of an order between the steps if that is not known', () => {
    expect(saveReport({ kind: 'held' }, 4, { ...online, orderKnown: false })).toMatchObject({ sentences: ['Saved on this device.'] })
  })
})
