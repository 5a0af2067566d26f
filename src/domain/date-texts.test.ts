import { describe, expect, it } from 'vitest'
import { clockText, dateText, relativeDayText } from './date-texts'

const now = Date.parse('2026-11-21T00:10+05:30')

describe('days and times', () => {
  it('CASE-02 are those of India, wherever the device is', () => {
    expect(dateText(now)).toBe('21 Nov 2026')
    expect(clockText(Date.parse('2026-11-20T12:04+05:30'))).toBe('12:04 pm')
  })

  it('CASE-02 name today and yesterday, and the date of every other day', () => {
    expect(relativeDayText(now, now)).toBe('Today')
    expect(relativeDayText(Date.parse('2026-11-20T23:59+05:30'), now)).toBe('Yesterday')
    expect(relativeDayText(Date.parse('2026-11-20T00:00+05:30'), now)).toBe('Yesterday')
    expect(relativeDayText(Date.parse('2026-11-19T23:59+05:30'), now)).toBe('19 Nov 2026')
    expect(relativeDayText(Date.parse('2026-11-22T09:00+05:30'), now)).toBe('22 Nov 2026')
  })
})
