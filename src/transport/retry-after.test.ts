import { describe, expect, it } from 'vitest'
import { parseRetryAfter } from './retry-after'

const now = Date.UTC(2026, 10, 21, 12, 0, 0)

describe('the Retry-After header', () => {
  it.each<[string | null, number | null]>([
    ['0', 0],
    ['1', 1000],
    ['120', 120_000],
    [' 30 ', 30_000],
    ['2592000', 2_592_000_000],
    ['Sat, 21 Nov 2026 12:00:10 GMT', 10_000],
    ['Saturday, 21-Nov-26 12:00:10 GMT', 10_000],
    ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
    ['Sat, 21 Nov 2026 12:00:00 GMT', 0],
    [null, null],
    ['', null],
    ['  ', null],
    ['soon', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['9'.repeat(400), null],
    ['99999999999999999999', null],
  ])('QUEUE-05 reads %j as %j ms', (header, milliseconds) => {
    expect(parseRetryAfter(header, now)).toBe(milliseconds)
  })
})
