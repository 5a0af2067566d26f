import { describe, expect, it } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import { anOrder } from '../../../tests/support/an-order'
import { overlaidWith, overlay } from './overlay'
import type { CommandProgress, SavedOrderCommand } from './saved-order-command'

const savedAt = Date.parse('2026-11-21T04:00:00Z')
const at = '2026-11-21T04:00:00Z'
const decidedOn = { id: 'OD-1042', rev: 3 }

const waiting = { state: 'waiting' } as const
const refusedWith = (code: 'cancelled' | 'changed'): CommandProgress => ({ state: 'rejected', message: 'No.', code, field: null })

const pack = (progress: CommandProgress = waiting): SavedOrderCommand => ({
  action: 'pack',
  body: { ...decidedOn, grams: 450, sides: [300, 200, 40], invoiceNumber: '26-27/A7K/00041', at },
  ...{ sequence: 1, savedAt, progress },
})
const handover = (left?: true): SavedOrderCommand => ({
  action: 'handover',
  body: { ...decidedOn, manifestId: 'M-1', at, ...(left && { left }) },
  ...{ sequence: 2, savedAt, progress: waiting },
})
const cancel = (...lineIds: string[]): SavedOrderCommand => ({
  action: 'cancel',
  body: { ...decidedOn, reason: 'damaged', lineIds },
  ...{ sequence: 3, savedAt, progress: waiting },
})
const takenOut: SavedOrderCommand = { action: 'taken-out', body: decidedOn, sequence: 4, savedAt, progress: waiting }

const byCustomer = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T05:40:00Z', wasPacked: false, takenOut: false } as const

describe('an order overlaid with the commands on this phone', () => {
  it('CMD-05 stays as it was read if no command waits', () => {
    const order = anOrder()
    expect(overlay(order, [])).toEqual({ ...order, onThisPhone: false, commands: [], notYetRead: [], refused: null })
  })

  it('CMD-05 shows the result of all its waiting commands, and is otherwise unchanged', () => {
    const commands = [pack(), handover()]
    expect(overlay(anOrder(), commands)).toEqual({
      ...anOrder(),
      state: 'on-the-way',
      packed: { grams: 450, sides: [300, 200, 40], at },
      invoiceNumber: '26-27/A7K/00041',
      manifestId: 'M-1',
      onThisPhone: true,
      commands,
      notYetRead: commands,
      refused: null,
    })
  })

  it('CMD-05 counts a command as read only if its answer was lost and the order shows its result', () => {
    const lost = { state: 'waiting', mayHaveArrived: true } as const
    const outcome = (delivered: boolean, progress: CommandProgress): SavedOrderCommand => ({ action: 'outcome', body: { ...decidedOn, delivered, at }, sequence: 5, savedAt, progress })
    const lines = anOrder().lines.map((line) => ({ ...line, cancelled: line.id === 'L1' }))
    const notYetRead = (order: Partial<Order>, command: SavedOrderCommand): number => overlay(anOrder(order), [command]).notYetRead.length
    const known: readonly (readonly [Partial<Order>, SavedOrderCommand])[] = [
      [{ state: 'packed', packed: { grams: 450, sides: [300, 200, 40], at } }, pack(lost)],
      [{ shipBy: 'self', state: 'delivered' }, outcome(true, lost)],
      [{ shipBy: 'self', state: 'undelivered' }, outcome(false, lost)],
      [{ lines }, { ...cancel('L1'), progress: lost }],
    ]
    for (const [order, command] of known)
      expect([command.action, notYetRead(order, command), notYetRead(order, { ...command, progress: waiting })]).toEqual([command.action, 0, 1])
    expect(notYetRead({ shipBy: 'self', state: 'on-the-way' }, outcome(true, lost))).toBe(1)
  })

  it('CMD-05 is on the way after a dispatch, and delivered or undelivered after its outcome', () => {
    const order = anOrder({ shipBy: 'self', state: 'packed', awb: null, courier: null })
    const common = { sequence: 5, savedAt, progress: waiting }
    const dispatch: SavedOrderCommand = { action: 'dispatch', body: { ...decidedOn, courier: 'Blue Dart', tracking: 'BD-778899', day: '2026-11-21', at }, ...common }
    const outcome = (delivered: boolean): SavedOrderCommand => ({ action: 'outcome', body: { ...decidedOn, delivered, at }, ...common })
    expect(overlay(order, [dispatch])).toMatchObject({ ...order, state: 'on-the-way', courier: 'Blue Dart', awb: 'BD-778899' })
    expect(overlay(order, [dispatch, outcome(true)]).state).toBe('delivered')
    expect(overlay(order, [dispatch, outcome(false)]).state).toBe('undelivered')
  })

  it('ORD-03 keeps its remaining lines, and is cancelled with its last line', () => {
    const one = overlay(anOrder(), [cancel('L1')])
    expect([one.state, one.lines.map((line) => line.cancelled)]).toEqual(['placed', [true, false]])
    for (const commands of [[cancel('L1'), cancel('L2')], [cancel()]])
      expect(overlay(anOrder(), commands)).toMatchObject({ state: 'cancelled', cancelled: { by: 'seller', reason: 'damaged', at: '2026-11-21T04:00:00.000Z', wasPacked: false } })
  })

  it('CMD-05 FILE-02 has the lines cancelled here subtracted, once, from the amount to collect', () => {
    const toCollect = anOrder().lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0)
    const { unitPaise, quantity } = anOrder().lines[0] ?? { unitPaise: 0, quantity: 0 }
    const one = overlay(anOrder({ cashOnDeliveryPaise: toCollect }), [cancel('L1')])
    expect(one.cashOnDeliveryPaise).toBe(toCollect - unitPaise * quantity)
    // A line that is already cancelled is not subtracted twice, and a prepaid order collects nothing.
    expect(overlay(one, [cancel('L1')]).cashOnDeliveryPaise).toBe(one.cashOnDeliveryPaise)
    expect(overlay(anOrder({ cashOnDeliveryPaise: 0 }), [cancel('L1')]).cashOnDeliveryPaise).toBe(0)
  })

  it('CMD-05 CLASH-01 needs no decision if only the answer to the seller’s own cancellation was lost', () => {
    const cancelled = { by: 'seller', reason: 'damaged', at, wasPacked: true, takenOut: false } as const
    const order = anOrder({ state: 'cancelled', rev: 4, cancelled })
    const sent: SavedOrderCommand = { ...cancel(), progress: { state: 'waiting', mayHaveArrived: true } }
    expect(overlay(order, [sent, takenOut])).toMatchObject({ state: 'cancelled', cancelled: { takenOut: true }, refused: null })
    // If another phone of hers was first, this command will be refused, so nothing may be begun that would wait behind it.
    expect(overlay(order, [cancel(), takenOut])).toMatchObject({ cancelled: { takenOut: false }, refused: { because: 'overtaken' } })
  })

  it('CMD-05 is taken out after it was packed and cancelled here', () => {
    const { cancelled, refused } = overlay(anOrder(), [pack(), cancel(), takenOut])
    expect([cancelled?.wasPacked, cancelled?.takenOut, refused]).toEqual([true, true, null])
  })

  it('CLASH-01 applies neither a refused command nor those behind it, and names the one to decide about', () => {
    const refused = pack(refusedWith('changed'))
    const order = anOrder({ state: 'placed', rev: 4 })
    expect(overlay(order, [refused, handover()])).toMatchObject({ ...order, onThisPhone: true, refused: { command: refused, because: 'rejected' } })
    const undecided = pack({ state: 'undecided', message: null, code: null, field: null })
    expect(overlay(order, [undecided]).refused).toEqual({ command: undecided, because: 'undecided' })
  })

  it('CLASH-02 marks a waiting packing as overtaken as soon as the cancellation is known', () => {
    const order = anOrder({ state: 'cancelled', rev: 4, cancelled: byCustomer })
    const command = pack()
    expect(overlay(order, [command, handover()])).toMatchObject({ ...order, refused: { command, because: 'overtaken' } })
  })

  it('CLASH-02 is on the way if it left although it was cancelled, unless a later state was read', () => {
    const order = anOrder({ state: 'cancelled', rev: 4, cancelled: { ...byCustomer, wasPacked: true } })
    expect(overlay(order, [handover(true)])).toMatchObject({ state: 'on-the-way', manifestId: 'M-1', refused: null })
    // The packing came too late and was refused, so the marketplace does not know of it.
    expect(overlay({ ...order, cancelled: byCustomer }, [handover(true)])).toMatchObject({ state: 'on-the-way', refused: null })
    expect(overlay(order, [handover()]).refused?.because).toBe('overtaken')
    // Another phone has reported the dispatch: the marketplace's later state is shown.
    expect(overlay({ ...order, state: 'undelivered' }, [handover(true)])).toMatchObject({ ...order, state: 'undelivered', refused: null })
  })

  it('CMD-05 stays as it was read if the backend accepted the command and only the answer is missing', () => {
    const order = anOrder({ state: 'packed', rev: 4, packed: { grams: 450, sides: [300, 200, 40], at }, invoiceNumber: '26-27/A7K/00041' })
    expect(overlay(order, [pack({ state: 'sending' })])).toMatchObject({ ...order, onThisPhone: true, refused: null })
  })

  it('CMD-05 changes alone: every other order stays the same object', () => {
    const orders = [anOrder({ id: 'OD-1' }), anOrder({ id: 'OD-2' }), anOrder({ id: 'OD-3' })]
    const first = pack()
    const before = overlaidWith(orders, new Map([['OD-1', [first]]]))
    expect(before.map(({ state }) => state)).toEqual(['packed', 'placed', 'placed'])
    const commands = new Map([['OD-1', [first]], ['OD-2', [pack()]]])
    const after = overlaidWith(orders, commands)
    expect(after.map(({ state }) => state)).toEqual(['packed', 'packed', 'placed'])
    expect(after.map((order, place) => order === before[place])).toEqual([true, false, true])
    // The result is cached: what a caller derived from the list stays valid.
    expect(overlaidWith(orders, new Map(commands))).toBe(after)
    // The commands have arrived, or were withdrawn.
    expect(overlaidWith(orders, new Map()).map(({ state }) => state)).toEqual(['placed', 'placed', 'placed'])
  })
})
