import { describe, expect, it } from 'vitest'
import { clockText, dayText, relativeDayText, shortDateTimeText, timeText } from './date-texts'

const now = Date.parse('2026-11-21T00:10+05:30')

describe('days and times', () => {
  it('CASE-02 are shown in Indian time, whatever the time zone of the device', () => {
    expect(dayText(now)).toBe('21\u00a0Nov 2026')
    expect(clockText(Date.parse('2026-11-20T12:04+05:30'))).toBe('12:04\u00a0pm')
  })

  it('READ-02 the short form of a moment has day, month and time', () => {
    expect(shortDateTimeText(Date.parse('2026-11-21T11:42+05:30'))).toBe('21\u00a0Nov, 11:42\u00a0am')
  })

  it('CASE-02 are shown as Today or Yesterday, and as a date for every other day', () => {
    expect(relativeDayText(now, now)).toBe('Today')
    expect(relativeDayText(Date.parse('2026-11-20T23:59+05:30'), now)).toBe('Yesterday')
    expect(relativeDayText(Date.parse('2026-11-20T00:00+05:30'), now)).toBe('Yesterday')
    expect(relativeDayText(Date.parse('2026-11-19T23:59+05:30'), now)).toBe('19\u00a0Nov 2026')
    expect(relativeDayText(Date.parse('2026-11-22T09:00+05:30'), now)).toBe('22\u00a0Nov 2026')
  })

  it('CASE-02 a plain date stays as it is, and a timestamp is shown with its date in India', () => {
    expect(dayText('2026-11-21')).toBe('21\u00a0Nov 2026')
    expect(dayText('2026-11-20T18:29:59Z')).toBe('20\u00a0Nov 2026')
    expect(dayText(Date.parse('2026-11-20T18:30:00Z'))).toBe('21\u00a0Nov 2026')
  })

  it('QUEUE-03 a time is shown with its date if that is not today', () => {
    const noon = Date.parse('2026-11-21T06:34:00Z')
    expect(timeText(noon, noon)).toBe('12:04\u00a0pm')
    expect(timeText(noon, noon + 86_400_000)).toBe('21\u00a0Nov 2026, 12:04\u00a0pm')
  })
})
