import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '@/contract/modules/refusal'
import type { Order } from '@/contract/reads/orders/orders'
import { overlay } from '@/domain/orders/overlay'
import type { CommandProgress, SavedOrderCommand } from '@/domain/orders/saved-order-command'
import { anOrder } from '../../../tests/support/an-order'
import { clashOf } from './clash'
import { left, takenOut } from './order-presses'

const savedAt = Date.parse('2026-11-21T04:00:00Z')
const at = '2026-11-21T04:00:00Z'
const now = Date.parse('2026-11-21T06:00:00Z')
const decidedOn = { id: 'OD-1042', rev: 3 }

const refusedWith = (code: RefusalCode | null, message: string | null = null): CommandProgress => ({ state: 'rejected', message, code, field: null })
const common = (progress: CommandProgress) => ({ sequence: 1, savedAt, progress })
const pack = (progress: CommandProgress): SavedOrderCommand => ({
  action: 'pack',
  body: { ...decidedOn, grams: 450, sides: [300, 200, 40], invoiceNumber: null, at },
  ...common(progress),
})
const handover = (progress: CommandProgress): SavedOrderCommand => ({ action: 'handover', body: { ...decidedOn, manifestId: 'M-1', at }, ...common(progress) })
const waiting: CommandProgress = { state: 'waiting' }
const byCustomer = (wasPacked: boolean, isOut = false) => ({ by: 'customer', reason: 'changed-mind', at: '2026-11-21T05:40:00Z', wasPacked, takenOut: isOut }) as const
const cancelledOrder = (wasPacked: boolean, change: Partial<Order> = {}) => anOrder({ state: 'cancelled', rev: 5, cancelled: byCustomer(wasPacked), ...change })

const clash = (order: Order, ...commands: readonly SavedOrderCommand[]) => clashOf(overlay(order, commands), now, true)
const labels = (found: ReturnType<typeof clash>) => found?.choices.map(({ label }) => label)

describe('a clash at an order', () => {
  it('CLASH-01 does not exist if nothing was refused', () => {
    expect([clash(anOrder()), clash(anOrder(), pack(waiting), handover(waiting))]).toEqual([null, null])
  })

  const [kurtaId, greenId] = anOrder().lines.map(({ id }) => id)
  it.each([
    ['the only line that is left', greenId],
    ['a line that the customer has cancelled too', kurtaId],
  ])('ORD-03 CLASH-01 a refused cancellation of %s offers no retry, and names what was cancelled meanwhile', (_, id) => {
    const cancel: SavedOrderCommand = { action: 'cancel', body: { ...decidedOn, reason: 'damaged', lineIds: id === undefined ? [] : [id] }, ...common(refusedWith('changed')) }
    const order = anOrder({ rev: 4, lines: anOrder().lines.map((line) => ({ ...line, cancelled: line.id === kurtaId })) })
    const found = clash(order, cancel)
    expect(found?.happened).toContain('Blue kurta')
    expect(labels(found)).toEqual(['Leave it as it is now'])
  })

  it.each([
    ['once the packing was refused', pack(refusedWith('cancelled', 'The customer cancelled.'))],
    ['as soon as the phone knows of it', pack(waiting)],
  ])('CLASH-02 says that an order packed here was cancelled, %s', (_, command) => {
    const found = clash(cancelledOrder(false), command)
    expect(found).toMatchObject({ did: 'Packed on this phone at 9:30\u00a0am.', happened: 'Cancelled by the customer at 11:10\u00a0am. Take the parcel out.' })
    expect(found?.choices).toMatchObject([
      // The marketplace knows of no packing, so there is nothing to tell it.
      { label: 'Taken out', kind: 'leave', asks: null },
      { label: 'It has left with the courier', kind: 'do-instead', deeds: [{ action: 'handover', body: { rev: 5, left: true } }] },
    ])
  })

  it('CLASH-02 READ-02 names neither author nor time of a cancellation if they are not known', () => {
    const cancelled = { by: 'marketplace', reason: '', at: '2026-11-21T03:00:00Z', wasPacked: false, takenOut: false } as const
    expect(clash(cancelledOrder(false, { cancelled }), pack(waiting))?.happened).toBe('The order is cancelled. Take the parcel out.')
  })

  it('CLASH-01 CLASH-02 offers no choice while the command of this phone is being sent', () => {
    const found = clash(cancelledOrder(true), handover({ state: 'sending' }))
    expect([found?.happened, found?.choices]).toEqual(['Cancelled by the customer at 11:10\u00a0am. Take the parcel out.', []])
    // Nor do the order's own actions ask for a decision then, as they do when the command waits.
    const atItsFoot = (progress: CommandProgress) => takenOut.allows(overlay(cancelledOrder(true), [handover(progress)]), now)
    expect([atItsFoot({ state: 'sending' }), atItsFoot(waiting)]).toEqual([
      { allowed: false, why: 'What you did before is being sent.', shown: true },
      { allowed: false, why: 'First decide about what needs attention.', shown: true },
    ])
  })

  it('CLASH-01 says how many items a refused cancellation was of', () => {
    const cancel = (...lineIds: string[]): SavedOrderCommand => ({ action: 'cancel', body: { ...decidedOn, reason: 'damaged', lineIds }, ...common(refusedWith('changed')) })
    const did = [cancel('L2'), cancel('L1', 'L2'), cancel()].map((command) => clash(anOrder({ rev: 4 }), command)?.did)
    expect(did).toEqual(['One item cancelled on this phone at 9:30\u00a0am.', '2 items cancelled on this phone at 9:30\u00a0am.', 'Cancelled on this phone at 9:30\u00a0am.'])
  })

  it("CLASH-02 'Taken out' is sent to the marketplace if it knew the goods as packed", () => {
    const found = clash(cancelledOrder(true), handover(refusedWith('cancelled')))
    expect(found?.choices[0]).toMatchObject({ label: 'Taken out', kind: 'do-instead', deeds: [{ action: 'taken-out', body: { id: 'OD-1042', rev: 5 } }] })
    // Nothing of this phone stands in the way: the order's own actions offer it.
    expect(clash(cancelledOrder(true))).toEqual({ did: null, happened: 'Cancelled by the customer at 11:10\u00a0am. Take the parcel out.', choices: [] })
    const allows = (...commands: readonly SavedOrderCommand[]) => left.allows(overlay(cancelledOrder(true), commands), now).allowed
    expect([allows(), allows(handover(refusedWith('cancelled')))]).toEqual([true, false])
    expect(labels(clash(cancelledOrder(false, { shipBy: 'self' }), pack(refusedWith('cancelled'))))).toEqual(['Taken out'])
  })

  const greenGone = anOrder().lines.map((line) => ({ ...line, cancelled: line.id === greenId }))
  const packed = anOrder({ state: 'packed', rev: 4, lines: greenGone })
  const dispatch = (progress: CommandProgress): SavedOrderCommand => ({ action: 'dispatch', body: { ...decidedOn, courier: null, tracking: null, day: '2026-11-21', at }, ...common(progress) })
  it.each([
    ['handed over', packed, handover],
    ['dispatched', { ...packed, shipBy: 'self' } as const, dispatch],
  ])('CLASH-01 CLASH-02 an order not accepted as %s names the line cancelled since, and what its parcel needs', (_, order, command) => {
    const out = 'No longer wanted: Green kurta. See that it is not in the parcel, and print label and invoice anew where they are older.'
    expect(clash(order, command(refusedWith('changed')))?.happened).toBe(`The order has changed meanwhile. ${out}`)
    expect(clash(order, command({ state: 'undecided', message: null, code: null, field: null }))?.happened).toMatch(new RegExp(` ${out}$`))
    // Nothing of this is said if nothing was cancelled.
    expect(clash({ ...order, lines: anOrder().lines }, command(refusedWith('changed')))?.happened).toBe('The order has changed meanwhile.')
  })

  it('FILE-01 CLASH-02 a parcel that has left keeps the manifest and the time of its hand-over', () => {
    const choices = [
      clash(cancelledOrder(true), handover(refusedWith('cancelled')))?.choices[1],
      // Its packing was refused because it came too late, and the hand-over waits behind it.
      clash(cancelledOrder(false), pack(refusedWith('cancelled')), handover(waiting))?.choices[1],
    ]
    for (const choice of choices)
      expect(choice).toMatchObject({ label: 'It has left with the courier', deeds: [{ action: 'handover', body: { manifestId: 'M-1', at: new Date(at).toISOString(), left: true } }] })
  })

  it("CLASH-02 only 'Leave it as it is now' is offered if another phone has reported the cancelled parcel already", () => {
    const has = (cancelled: ReturnType<typeof byCustomer>, state: 'on-the-way' | 'cancelled', command: SavedOrderCommand) => {
      const found = clash(anOrder({ state, rev: 6, cancelled }), command)
      return [found?.happened, labels(found)]
    }
    const refused = refusedWith('state', 'It has left.')
    const gone: SavedOrderCommand = { action: 'handover', body: { ...decidedOn, manifestId: 'M-1', at, left: true }, ...common(refused) }
    const out: SavedOrderCommand = { action: 'taken-out', body: decidedOn, ...common(refused) }
    const isOut = byCustomer(true, true)
    for (const command of [gone, out]) {
      expect(has(byCustomer(true), 'on-the-way', command)).toEqual(['The marketplace said: It has left.', ['Leave it as it is now']])
      expect(has(isOut, 'cancelled', command)).toEqual(['Cancelled by the customer at 11:10\u00a0am.', ['Leave it as it is now']])
    }
    // What waited here, and was overtaken by it.
    expect(has(isOut, 'cancelled', handover(waiting))).toEqual(['Cancelled by the customer at 11:10\u00a0am.', ['Leave it as it is now']])
  })

  it.each([
    ['taken out', { action: 'taken-out', body: decidedOn } as const, 'Taken out on this phone at 9:30\u00a0am.'],
    ['gone with the courier', { action: 'handover', body: { ...decidedOn, manifestId: 'M-1', at, left: true } } as const, 'Handed over on this phone at 9:30\u00a0am.'],
  ])('CLASH-01 CLASH-02 QUEUE-05 says why the report that a cancelled parcel is %s was refused', (_, told, did) => {
    const refused = clash(cancelledOrder(true), { ...told, ...common(refusedWith('content', 'Not like this.')) })
    expect(refused).toMatchObject({ did, happened: 'Cancelled by the customer at 11:10\u00a0am. The marketplace said: Not like this.' })
    expect(labels(refused)).toEqual(['Send again', 'Leave it as it is now'])
    expect(refused?.choices[0]).toMatchObject({ kind: 'do-anew', deeds: [{ ...told, body: { ...told.body, rev: 5 } }] })
    const undecided = clash(cancelledOrder(true), { ...told, ...common({ state: 'undecided', message: null, code: null, field: null }) })
    expect(undecided?.happened).toMatch(/^Cancelled by the customer at 11:10\u00a0am\. \S/)
    expect(undecided?.choices[0]?.kind).toBe('send-again')
    // From a backend that does not accept this command on a cancelled order.
    expect(labels(clash(cancelledOrder(true), { ...told, ...common(refusedWith('cancelled')) }))).toEqual(['Taken out', 'It has left with the courier'])
  })

  it('CLASH-01 does not ask to take anything out if both sides cancelled the order', () => {
    const cancel: SavedOrderCommand = { action: 'cancel', body: { ...decidedOn, reason: 'damaged', lineIds: [] }, ...common(refusedWith('cancelled')) }
    const found = clash(cancelledOrder(false), cancel)
    expect([found?.happened, labels(found)]).toEqual(['Cancelled by the customer at 11:10\u00a0am.', ['Leave it as it is now']])
  })

  it('CLASH-01 CMD-08 asks before it takes back the commands that follow, and says how many', () => {
    const asked = (...commands: readonly SavedOrderCommand[]) => clash(anOrder({ state: 'packed', rev: 4 }), ...commands)?.choices.map((choice) => [choice.label, choice.kind === 'leave' ? choice.asks : null])
    expect(asked(pack(refusedWith('state')), handover(waiting))).toEqual([
      ['Leave it as it is now', 'Take this back? What you did after it (1) goes with it.'],
    ])
    expect(asked(pack(refusedWith('state')))).toEqual([['Leave it as it is now', null]])
  })

  it('CLASH-02 offers to pack without the cancelled line, with the current rev and the weight that is left', () => {
    const [first, second] = anOrder().lines
    if (first === undefined || second === undefined) throw new Error('The typical order has two lines')
    const found = clash(anOrder({ rev: 4, lines: [first, { ...second, cancelled: true }] }), pack(refusedWith('changed', 'Changed.')))
    // The line may have been cancelled before, so the marketplace's own message is shown.
    expect(found?.happened).toBe('No longer wanted: Green kurta. The marketplace said: Changed.')
    expect(found?.choices).toMatchObject([{ label: 'Pack without it', kind: 'do-anew', deeds: [{ action: 'pack', body: { rev: 4, grams: 450 } }] }, { label: 'Leave it as it is now', kind: 'leave' }])
    // What of it was in the parcel is unknown: it weighs at least what the listings say of the rest, and no more than before.
    const shorter = anOrder({ rev: 4, lines: [{ ...first, grams: 300, quantity: 1 }, { ...second, grams: 300, quantity: 1, cancelled: true }] })
    const packing = pack(refusedWith('changed'))
    if (packing.action !== 'pack') throw new Error('A packing is one')
    for (const [weighed, without] of [[300, 300], [250, 250], [450, 300], [700, 400]] as const)
      expect(clash(shorter, { ...packing, body: { ...packing.body, grams: weighed } })?.choices[0]).toMatchObject({ deeds: [{ body: { grams: without } }] })
    const third = { ...second, id: 'L3', grams: 200, quantity: 1 }
    const twoGone = [{ ...first, grams: 400, quantity: 1, cancelled: true }, { ...second, grams: 300, quantity: 1, cancelled: true }, third]
    expect(clash(anOrder({ rev: 4, lines: twoGone }), pack(refusedWith('changed')))?.choices[0]).toMatchObject({ deeds: [{ body: { grams: 200 } }] })
    // The parcel is lighter by the listing's weight of the line.
    const light = clash(anOrder({ rev: 4, lines: [first, { ...second, cancelled: true, grams: 120 }] }), pack(refusedWith('changed')))
    expect(light?.choices[0]).toMatchObject({ deeds: [{ body: { grams: 330, sides: [300, 200, 40] } }] })
  })

  it('CLASH-02 names the cancelled line that must not be in the parcel of a packed order', () => {
    const [kurta, cap] = anOrder().lines
    if (kurta === undefined || cap === undefined) throw new Error('The typical order has two lines')
    const lines = [kurta, { ...cap, cancelled: true }]
    const told = { did: null, happened: `No longer wanted: ${cap.title}. See that it is not in the parcel, and print label and invoice anew where they are older.`, choices: [] }
    expect(clash(anOrder({ state: 'packed', lines }))).toEqual(told)
    expect(clash(anOrder({ state: 'packed', lines }), handover(waiting))).toBeNull()
    expect([clash(anOrder({ lines })), clash(anOrder({ state: 'on-the-way', lines })), clash(anOrder({ state: 'packed' }))]).toEqual([null, null, null])
  })

  it('CLASH-01 does not blame a line that was cancelled before', () => {
    const [first, second] = anOrder().lines
    if (first === undefined || second === undefined) throw new Error('The typical order has two lines')
    const shorter = anOrder({ rev: 4, lines: [first, { ...second, cancelled: true }] })
    expect(clash(shorter, pack(refusedWith('content', 'Too heavy.')))?.happened).toBe('The marketplace said: Too heavy.')
    expect(labels(clash(shorter, pack(refusedWith('state', 'Not now.'))))).toEqual(['Send again', 'Leave it as it is now'])
  })

  it("CLASH-01 shows the marketplace's words for any other refusal, or says that the order has changed", () => {
    const state = clash(anOrder({ rev: 4 }), pack(refusedWith('state', 'Not now.')))
    expect([state?.happened, labels(state)]).toEqual(['The marketplace said: Not now.', ['Send again', 'Leave it as it is now']])
    const changed = clash(anOrder({ rev: 4 }), pack(refusedWith('changed')))
    expect(changed?.happened).toBe('The order has changed meanwhile.')
    // Without a message and without a code for a change, no change is claimed.
    for (const code of ['content', 'taken', 'unknown'] as const) expect(clash(anOrder(), pack(refusedWith(code)))?.happened).toBe('The marketplace did not take this.')
    // Wrong content is corrected in the form; a command that has become impossible can only be dropped.
    expect(labels(clash(anOrder(), pack(refusedWith('content', 'Too heavy.'))))).toEqual(['Leave it as it is now'])
    expect(labels(clash(anOrder({ state: 'delivered' }), handover(refusedWith('state'))))).toEqual(['Leave it as it is now'])
  })

  it('CLASH-01 QUEUE-05 offers to log in again after a 403', () => {
    const forbidden = clash(anOrder(), pack({ state: 'rejected', message: null, code: null, field: null, isForbidden: true }))
    expect([forbidden?.happened, labels(forbidden)]).toEqual(['The marketplace did not take this.', ['Log in again', 'Send again', 'Leave it as it is now']])
  })

  it('CLASH-01 LAW-05 says that a new packing gets another invoice number if the old one is void', () => {
    const numbered = (code: RefusalCode, isVoid: boolean, order: Partial<Order> = {}) => {
      const packing = pack({ state: 'rejected', message: 'No.', code, field: null, ...(isVoid && { isNumberVoid: true }) })
      if (packing.action !== 'pack') throw new Error('A packing is one')
      return clash(anOrder({ rev: 4, ...order }), { ...packing, body: { ...packing.body, invoiceNumber: '26-27/A7K/00041' } })?.happened
    }
    const anew = 'The marketplace said: No. Its invoice gets another number: if you have printed it, print it anew.'
    expect([numbered('changed', true), numbered('content', true)]).toEqual([anew, anew])
    // A 403 keeps its number, a replacement order has none, and an order that is not packed again needs no paper.
    expect([numbered('not-approved', false), numbered('changed', true, { kind: 'replacement' }), numbered('state', true, { state: 'delivered' })]).toEqual(Array(3).fill('The marketplace said: No.'))
  })

  it.each([
    ['26-27/B2C/00007', 'The marketplace said: Packed already. Its invoice has another number: if you have printed it here, that one does not count. Print it anew.'],
    // An earlier attempt had arrived; or its packing got no number.
    ['26-27/A7K/00041', 'The marketplace said: Packed already.'],
    [null, 'The marketplace said: Packed already.'],
  ])('CLASH-01 LAW-05 says that an invoice printed here is void if another phone packed the order with its own number (%s)', (invoiceNumber, happened) => {
    const packing = pack({ state: 'rejected', message: 'Packed already.', code: 'state', field: null, isNumberVoid: true })
    if (packing.action !== 'pack') throw new Error('A packing is one')
    const found = clash(anOrder({ state: 'packed', rev: 4, invoiceNumber }), { ...packing, body: { ...packing.body, invoiceNumber: '26-27/A7K/00041' } })
    expect([found?.happened, labels(found)]).toEqual([happened, ['Leave it as it is now']])
  })

  it.each([true, false])('CLASH-01 EXT-02 a new packing has an invoice number, and says so, only if the marketplace offers invoices (%s)', (numbersSales) => {
    const packing = pack({ state: 'rejected', message: 'No.', code: 'changed', field: null, isNumberVoid: true })
    if (packing.action !== 'pack') throw new Error('A packing is one')
    const found = clashOf(overlay(anOrder({ rev: 4 }), [{ ...packing, body: { ...packing.body, invoiceNumber: '26-27/A7K/00041' } }]), now, numbersSales)
    expect(found?.choices[0]).toMatchObject({ kind: 'do-anew', deeds: [{ action: 'pack', numbered: numbersSales, isInvoiceNumberVoid: numbersSales }] })
    expect(found?.happened.includes('Its invoice gets another number')).toBe(numbersSales)
  })

  it.each([
    [true, 'Delivered on this phone at 9:30\u00a0am.'],
    [false, 'Not delivered on this phone at 9:30\u00a0am.'],
  ])('CLASH-01 ORD-02 says which outcome was reported (delivered: %s)', (delivered, did) => {
    const outcome: SavedOrderCommand = { action: 'outcome', body: { ...decidedOn, delivered, at }, ...common(refusedWith('state')) }
    expect(clash(anOrder({ shipBy: 'self', state: 'on-the-way', rev: 4 }), outcome)?.did).toBe(did)
  })

  it('CLASH-01 lets the seller send an undecided command again or leave it', () => {
    const found = clash(anOrder(), pack({ state: 'undecided', message: 'Hm.', code: null, field: null }))
    expect(found?.happened).toBe('The marketplace answered several times, but did not say whether it has received this. The marketplace said: Hm.')
    expect(found?.choices).toMatchObject([{ label: 'Send again', kind: 'send-again' }, { kind: 'leave' }])
  })
})
