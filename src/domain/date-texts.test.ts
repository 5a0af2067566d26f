import { describe, expect, it } from 'vitest'
import { clockText, dayText, relativeDayText, shortDateTimeText, timeText } from './date-texts'

const now = Date.parse('2026-11-21T00:10+05:30')

describe('days and times', () => {
  it('CASE-02 are those of India, wherever the device is', () => {
    expect(dayText(now)).toBe('21\u00a0Nov 2026')
    expect(clockText(Date.parse('2026-11-20T12:04+05:30'))).toBe('12:04\u00a0pm')
  })

  it('READ-02 an age has its day and its time', () => {
    expect(shortDateTimeText(Date.parse('2026-11-21T11:42+05:30'))).toBe('21\u00a0Nov, 11:42\u00a0am')
  })

  it('CASE-02 name today and yesterday, and the date of every other day', () => {
    expect(relativeDayText(now, now)).toBe('Today')
    expect(relativeDayText(Date.parse('2026-11-20T23:59+05:30'), now)).toBe('Yesterday')
    expect(relativeDayText(Date.parse('2026-11-20T00:00+05:30'), now)).toBe('Yesterday')
    expect(relativeDayText(Date.parse('2026-11-19T23:59+05:30'), now)).toBe('19\u00a0Nov 2026')
    expect(relativeDayText(Date.parse('2026-11-22T09:00+05:30'), now)).toBe('22\u00a0Nov 2026')
  })

  it('CASE-02 a day is that of the marketplace, wherever the device is', () => {
    expect(dayText('2026-11-21')).toBe('21\u00a0Nov 2026')
    expect(dayText('2026-11-20T18:29:59Z')).toBe('20\u00a0Nov 2026')
    expect(dayText(Date.parse('2026-11-20T18:30:00Z'))).toBe('21\u00a0Nov 2026')
  })

  it('QUEUE-03 a time has its date when that is not today', () => {
    const noon = Date.parse('2026-11-21T06:34:00Z')
    expect(timeText(noon, noon)).toBe('12:04\u00a0pm')
    expect(timeText(noon, noon + 86_400_000)).toBe('21\u00a0Nov 2026, 12:04\u00a0pm')
  })
})
