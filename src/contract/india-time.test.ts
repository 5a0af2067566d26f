import { expect, it } from 'vitest'
import { clockInIndia, momentInIndia } from './india-time'

it('LAW-05 Indian time is five and a half hours ahead of UTC, in winter and summer', () => {
  for (const [clock, instant] of [
    ['2026-01-01T00:00', '2025-12-31T18:30:00.000Z'],
    ['2026-07-01T05:29', '2026-06-30T23:59:00.000Z'],
  ] as const) {
    expect(clockInIndia(instant).toISOString()).toBe(`${clock}:00.000Z`)
    expect(new Date(momentInIndia(clock)).toISOString()).toBe(instant)
  }
})
