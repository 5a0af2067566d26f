import { expect, it } from 'vitest'
import { dayText, timeText } from './date-texts'

it('a day is that of the marketplace, wherever the device is', () => {
  expect(dayText('2026-11-21')).toBe('21 Nov 2026')
  expect(dayText('2026-11-20T18:29:59Z')).toBe('20 Nov 2026')
  expect(dayText(Date.parse('2026-11-20T18:30:00Z'))).toBe('21 Nov 2026')
})

it('a time has its date when that is not today', () => {
  const noon = Date.parse('2026-11-21T06:34:00Z')
  expect(timeText(noon, noon)).toBe('12:04 pm')
  expect(timeText(noon, noon + 86_400_000)).toBe('21 Nov 2026, 12:04 pm')
})
