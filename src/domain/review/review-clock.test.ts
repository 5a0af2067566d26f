import { describe, expect, it } from 'vitest'
import { reviewClock } from './review-clock'

const since = Date.parse('2026-11-21T11:42:00+05:30')
const from = Date.parse('2026-11-21T23:42:00+05:30')
const to = Date.parse('2026-11-23T11:42:00+05:30')

describe('the review period', () => {
  it.each([
    ['at once', since],
    ['on a device whose clock was set back', since - 86_400_000],
    ['within the window', from + 1],
    ['at its very end', to],
  ])('CONF-01 ends 12 to 48 hours after the last step was accepted: %s', (_, now) => {
    expect(reviewClock(since, now)).toEqual({ kind: 'running', since, from, to })
  })

  it('CONF-01 is overdue after more than 48 hours', () => {
    expect(reviewClock(since, to + 1)).toEqual({ kind: 'overdue', since, to })
  })

  it('CONF-01 is unknown if its start is not known', () => {
    expect(reviewClock(null, since)).toEqual({ kind: 'unknown' })
  })
})
