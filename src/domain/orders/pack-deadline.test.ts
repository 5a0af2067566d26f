import { describe, expect, it } from 'vitest'
import { anOrder } from '../../../tests/support/an-order'
import { isLate, orderDeadline, timeLeftText } from './pack-deadline'

/** The typical order is to be packed by noon in India. */
const at = (time: string): number => Date.parse(`2026-11-21T${time}:00+05:30`)
const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T05:40:00Z', wasPacked: true, takenOut: false } as const

describe('ORD-01 the pack-by deadline of an order', () => {
  it.each([
    ['07:40', 'Pack by 12:00\u00a0pm', 'calm'],
    ['10:00', 'Pack by 12:00\u00a0pm', 'calm'],
    ['10:01', 'Pack by 12:00\u00a0pm, 1\u00a0h 59\u00a0min left', 'near'],
    ['11:00', 'Pack by 12:00\u00a0pm, 1\u00a0h left', 'near'],
    ['11:59', 'Pack by 12:00\u00a0pm, 1\u00a0min left', 'near'],
    ['12:00', 'Late since 12:00\u00a0pm', 'late'],
  ])('has its text and its urgency at %s', (time, text, tone) => {
    expect(orderDeadline(anOrder(), at(time))).toEqual({ text, tone })
  })

  it('has its date if it is on another day, and its year if it is in another year', () => {
    expect(orderDeadline(anOrder(), at('07:40') - 86_400_000)?.text).toBe('Pack by 21\u00a0Nov, 12:00\u00a0pm')
    expect(orderDeadline(anOrder(), at('07:40') + 86_400_000)?.text).toBe('Late since 21\u00a0Nov, 12:00\u00a0pm')
    expect(orderDeadline(anOrder({ packBy: '2027-01-02T06:30:00Z' }), at('07:40'))?.text).toBe('Pack by 2\u00a0Jan 2027, 12:00\u00a0pm')
  })

  it('is gone once the order is packed, which is then no longer late', () => {
    const packed = anOrder({ state: 'packed' })
    expect([orderDeadline(packed, at('13:00')), isLate(packed, at('13:00')), isLate(anOrder(), at('13:00'))]).toEqual([null, false, true])
  })

  it('asks to take a cancelled parcel out, until that is done', () => {
    expect(orderDeadline(anOrder({ state: 'cancelled', cancelled }), at('12:00'))).toEqual({ text: 'Take the parcel out', tone: 'late' })
    expect(orderDeadline(anOrder({ state: 'cancelled', cancelled: { ...cancelled, takenOut: true } }), at('12:00'))).toBeNull()
  })

  it('has its remaining time rounded up to whole minutes', () => {
    expect([1, 60_000, 60_001, 3_600_000, 5_400_000].map(timeLeftText)).toEqual(['1\u00a0min', '1\u00a0min', '2\u00a0min', '1\u00a0h', '1\u00a0h 30\u00a0min'])
  })
})
