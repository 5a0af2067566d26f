import { describe, expect, it } from 'vitest'
import { orderStates } from '@/contract/reads/orders/orders'
import { anOrder } from '../../../tests/support/an-order'
import { may, mayHaveLeft, stateOf, type OrderCommand } from './order-state'

const now = Date.parse('2026-11-21T03:00:00Z')
const commands: readonly OrderCommand[] = ['pack', 'cancel', 'handover', 'dispatch', 'outcome', 'taken-out']

/** The actions allowed in each state, as in section 2 of the modules' specification. */
const drawn = {
  lazy: { placed: ['pack', 'cancel'], packed: ['cancel', 'handover'], 'on-the-way': [], delivered: [], undelivered: [], cancelled: [] },
  self: { placed: ['pack', 'cancel'], packed: ['cancel', 'dispatch'], 'on-the-way': ['outcome'], delivered: [], undelivered: [], cancelled: [] },
} as const

describe('the commands that an order allows', () => {
  for (const shipBy of ['lazy', 'self'] as const)
    it.each(orderStates)(`MOVE-01 match the diagram of ${shipBy} orders in the state %s`, (state) => {
      const order = anOrder({ state, shipBy })
      expect(commands.filter((command) => may(order, command, now).may)).toEqual(drawn[shipBy][state])
    })

  it.each([
    ['packing what is packed', { state: 'packed' }, 'pack', 'done'],
    ['handing over what is not packed', { state: 'placed' }, 'handover', 'not-yet'],
    ['handing over what has left', { state: 'on-the-way' }, 'handover', 'done'],
    ['handing over what the seller brings', { state: 'packed', shipBy: 'self' }, 'handover', 'other-delivery'],
    ['sending what the courier brings', { state: 'packed' }, 'dispatch', 'other-delivery'],
    ['telling the outcome of what has not left', { state: 'packed', shipBy: 'self' }, 'outcome', 'not-sent'],
    ['telling it twice', { state: 'undelivered', shipBy: 'self' }, 'outcome', 'done'],
    ['cancelling what has left', { state: 'on-the-way' }, 'cancel', 'done'],
    ['packing what is cancelled', { state: 'cancelled' }, 'pack', 'cancelled'],
    ['anything in a state of a later version', { state: 'teleported' }, 'cancel', 'not-known'],
    ['taking out what is wanted', { state: 'packed' }, 'taken-out', 'nothing-to-take-out'],
  ] as const)('MOVE-01 a command that is not allowed has a reason: %s', (_, change, command, why) => {
    expect(may(anOrder(change), command, now)).toEqual({ may: false, why })
  })

  it('MOVE-02 packing is allowed until 24 hours after the pack-by time, and cancelling later too', () => {
    const order = anOrder({ packBy: '2026-11-20T06:30:00Z' })
    expect(may(order, 'pack', Date.parse('2026-11-21T06:30:00Z'))).toEqual({ may: true })
    expect(may(order, 'pack', Date.parse('2026-11-21T06:30:01Z'))).toEqual({ may: false, why: 'too-late' })
    expect(may(order, 'cancel', Date.parse('2026-11-22T06:30:00Z'))).toEqual({ may: true })
  })

  it.each([
    [false, false, 'nothing-to-take-out'],
    [true, false, null],
    [true, true, 'done'],
  ] as const)('MOVE-01 taking out is allowed once, for a cancelled parcel that was packed (packed %s, taken out %s)', (wasPacked, takenOut, why) => {
    const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T05:40:00Z', wasPacked, takenOut } as const
    const order = anOrder({ state: 'cancelled', cancelled })
    expect(may(order, 'taken-out', now)).toEqual(why === null ? { may: true } : { may: false, why })
    expect(mayHaveLeft(order)).toBe(!takenOut)
    expect(mayHaveLeft({ ...order, shipBy: 'self' })).toBe(false)
  })

  it('MOVE-01 an unknown state is read as null', () => {
    expect([stateOf({ state: 'packed' }), stateOf({ state: 'teleported' })]).toEqual(['packed', null])
  })
})
