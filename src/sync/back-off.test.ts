import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backOff } from './back-off'

const failure = { kind: 'unreachable' } as const
const pause = (attempts: number, random: number, retryAfterMilliseconds: number | null = null) =>
  backOff(failure, { attempts, retryAfterMilliseconds, now: 1000, random })

describe('the pause after a failed try', () => {
  it.each([
    [1, 500],
    [2, 1000],
    [3, 2000],
    [7, 32_000],
    [8, 60_000],
    [9, 60_000],
    [5000, 60_000],
  ])('QUEUE-05 after try %d is at most %d ms, and random down to 0', (attempts, longest) => {
    expect(pause(attempts, 1 - Number.EPSILON)).toEqual({ failure, at: 1000, milliseconds: longest, serverRequested: false })
    expect(pause(attempts, 0.5).milliseconds).toBe(longest / 2)
    expect(pause(attempts, 0).milliseconds).toBe(0)
  })

  it('QUEUE-05 stays within its limits for any try and any random number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempts, random) => {
        const { milliseconds } = pause(attempts, random)
        expect(milliseconds).toBeGreaterThanOrEqual(0)
        expect(milliseconds).toBeLessThanOrEqual(Math.min(60_000, 500 * 2 ** (attempts - 1)))
        expect(Number.isInteger(milliseconds)).toBe(true)
      }),
      { seed: 20_261_121, numRuns: 500 },
    )
  })

  it('QUEUE-05 is exactly what the server asks for, whether shorter or longer than our own', () => {
    for (const asked of [1, 1000, 120_000, 2_592_000_000])
      expect(pause(8, 0.5, asked)).toEqual({ failure, at: 1000, milliseconds: asked, serverRequested: true })
  })
})
