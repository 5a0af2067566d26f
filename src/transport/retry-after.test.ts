import { describe, expect, it } from 'vitest'
import { retryAfterOf } from './retry-after'

const now = Date.UTC(2026, 10, 21, 12, 0, 0)
const day = 86_400_000

const asked = (retryAfter: string | null, { date, clock = now }: { date?: string; clock?: number } = {}): number | null =>
  retryAfterOf(
    new Headers({ ...(retryAfter === null ? {} : { 'Retry-After': retryAfter }), ...(date === undefined ? {} : { Date: date }) }),
    clock,
  )

describe('the Retry-After header', () => {
  it.each<[string | null, number | null]>([
    ['0', 0],
    ['1', 1000],
    ['120', 120_000],
    [' 30 ', 30_000],
    ['86400', day],
    // Sent twice, by the backend and by a proxy in front of it.
    ['120, 30', 120_000],
    ['30,120', 120_000],
    ['120,', null],
    ['120 30', null],
    [null, null],
    ['', null],
    ['  ', null],
    ['soon', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
  ])('QUEUE-05 is read as milliseconds: %j as %j', (header, milliseconds) => {
    expect(asked(header)).toBe(milliseconds)
  })

  it.each(['86401', '2592000', '999999999', '9'.repeat(400), 'Sat, 21 Nov 2058 12:00:00 GMT'])('QUEUE-05 is limited to a day: %s', (header) => {
    expect(asked(header, { date: 'Sat, 21 Nov 2026 12:00:00 GMT' })).toBe(day)
  })
})

describe('a date in the Retry-After header', () => {
  const inTenSeconds = ['Sat, 21 Nov 2026 12:00:10 GMT', 'Saturday, 21-Nov-26 12:00:10 GMT', 'Sat Nov 21 12:00:10 2026 GMT']
  const clocks = [now, now + 8 * day, now - 8 * day]

  it.each(inTenSeconds)('QUEUE-05 P8 is compared with the Date of the answer, whatever the clock of the phone says: %s', (header) => {
    for (const clock of clocks) expect(asked(header, { date: 'Sat, 21 Nov 2026 12:00:00 GMT', clock })).toBe(10_000)
  })

  it('QUEUE-05 is 0 if it is over by the Date of the answer', () => {
    for (const header of ['Sat, 21 Nov 2026 12:00:00 GMT', 'Sat, 21 Nov 2026 11:59:00 GMT'])
      expect(asked(header, { date: 'Sat, 21 Nov 2026 12:00:00 GMT' })).toBe(0)
  })

  it('QUEUE-05 is compared with the clock of the phone if there is no valid Date, and limited to an hour', () => {
    for (const date of [undefined, 'today'])
      expect(clocks.map((clock) => asked('Sat, 21 Nov 2026 12:00:10 GMT', { ...(date === undefined ? {} : { date }), clock }))).toEqual([
        10_000,
        60_000,
        3_600_000,
      ])
  })
})
