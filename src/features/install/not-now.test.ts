import { describe, expect, it } from 'vitest'
import { wantsQuiet } from './not-now'

const said = Date.parse('2026-11-21T11:42:00+05:30')
const days = (count: number): number => said + count * 24 * 60 * 60 * 1000

describe("the answer 'Not now'", () => {
  it('PWA-01 is valid for 30 days', () => {
    expect(wantsQuiet(undefined, said)).toBe(false)
    expect(wantsQuiet(said, said)).toBe(true)
    expect(wantsQuiet(said, days(30) - 1)).toBe(true)
    expect(wantsQuiet(said, days(30))).toBe(false)
  })

  it('PWA-01 is not valid for years on a device whose clock was wrong', () => {
    expect(wantsQuiet(said, days(-1))).toBe(true)
    expect(wantsQuiet(said, days(-400))).toBe(false)
  })

  it('PWA-01 is not read from an invalid stored value', () => {
    expect(wantsQuiet('yesterday', said)).toBe(false)
    expect(wantsQuiet({ at: said }, said)).toBe(false)
  })
})
