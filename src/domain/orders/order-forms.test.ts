import { describe, expect, it } from 'vitest'
import { anOrder } from '../../../tests/support/an-order'
import {
  bySeller,
  cancelFormSchema,
  cancelRequest,
  dispatchFormSchema,
  dispatchRequest,
  newPacking,
  packFormSchema,
  packRequest,
  repackedDraft,
  parcelOf,
  reasonsFor,
  type DispatchDraft,
} from './order-forms'
import { overlay } from './overlay'
import type { SavedOrderCommand } from './saved-order-command'

const now = Date.parse('2026-11-21T19:00:00Z')
const order = anOrder()
const [first, second] = order.lines
if (first === undefined || second === undefined) throw new Error('The typical order has two lines')

type Problems = Readonly<Record<string, string>>
interface Checked {
  readonly success: boolean
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined
}
const problemsOf = ({ error }: Checked): Problems =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))

const sidesOf = (...sides: [number, number, number]): [number, number, number] => sides

const packed = { lines: ['L1', 'L2'], scanned: [], numbersFor: ['L1', 'L2'], grams: '450', length: '300', breadth: '200', height: '40' }

describe('ORD-04 packing', () => {
  it('starts with the weight and the size of the listings', () => {
    const lines = [
      { ...first, grams: 200, sides: sidesOf(20, 300, 200) },
      { ...second, grams: 250, sides: sidesOf(310, 100, 30) },
    ]
    expect(parcelOf({ lines })).toEqual({ grams: '650', length: '310', breadth: '200', height: '70' })
    expect(parcelOf({ lines: lines.map((line, place) => ({ ...line, cancelled: place === 0 })) })).toEqual({ grams: '250', length: '310', breadth: '100', height: '30' })
    expect(parcelOf(order)).toEqual({ grams: '', length: '', breadth: '', height: '' })
  })

  it('updates weight and size when lines are cancelled elsewhere, except what the seller typed', () => {
    const lines = [
      { ...first, id: 'L1', grams: 300, quantity: 1, sides: sidesOf(300, 200, 20) },
      { ...second, id: 'L2', grams: 300, quantity: 1, sides: sidesOf(300, 200, 20) },
    ]
    const draft = { ...packed, ...parcelOf({ lines }), lines: ['L1'], numbersFor: ['L1', 'L2'] }
    expect(repackedDraft({ lines }, draft)).toBeNull()
    const shorter = lines.map((line) => ({ ...line, cancelled: line.id === 'L2' }))
    expect(repackedDraft({ lines: shorter }, draft)).toEqual({ ...draft, numbersFor: ['L1'], grams: '300', height: '20' })
    expect(repackedDraft({ lines: shorter }, { ...draft, grams: '580' })).toMatchObject({ grams: '580', height: '20' })
    // A draft of an older version, which did not store this.
    expect(repackedDraft({ lines: shorter }, { ...draft, numbersFor: [] })).toMatchObject({ grams: '300', height: '20' })
  })

  it('requires a tick at every item that is not cancelled', () => {
    const check = (lines: readonly string[]) => problemsOf(packFormSchema(order).safeParse({ ...packed, lines }))
    expect(check(['L1'])).toEqual({ lines: 'Tick every item that the parcel holds' })
    expect(check(['L2', 'L1'])).toEqual({})
    const shorter = anOrder({ lines: [{ ...first, cancelled: true }, second] })
    expect(problemsOf(packFormSchema(shorter).safeParse({ ...packed, lines: ['L2'] }))).toEqual({})
  })

  it.each(['', '0', '30001', '4.5', '-1', '1e3', 'heavy'])('rejects the weight %j', (grams) => {
    expect(problemsOf(packFormSchema(order).safeParse({ ...packed, grams }))).toEqual({ grams: 'Weight must be 1 to 30000 g' })
    expect(packRequest(order, { ...packed, grams }, now)).toBeNull()
  })

  it.each(['', '0', '1501'])('rejects the side %j', (height) => {
    expect(problemsOf(packFormSchema(order).safeParse({ ...packed, height }))).toEqual({ height: 'Each side must be 1 to 1500 mm' })
  })

  it('accepts a weight in Devanagari digits with blanks, and sends the revision that was shown', () => {
    expect(packRequest(order, { ...packed, grams: ' ४५० ' }, now)).toEqual({
      ...{ id: 'OD-1042', rev: 3, grams: 450, sides: [300, 200, 40], invoiceNumber: null },
      at: '2026-11-21T19:00:00.000Z',
    })
  })
})

describe('ORD-04 CLASH-01 packing again after a refusal', () => {
  const goods = order.lines.map((line) => ({ ...line, quantity: 1, grams: 300 }))
  const begun = (code: 'content' | 'changed', lines = goods) => {
    const refused: SavedOrderCommand = {
      action: 'pack',
      body: { id: 'OD-1042', rev: 3, grams: 650, sides: [300, 200, 40], at: '2026-11-21T10:00:00Z', invoiceNumber: null },
      ...{ sequence: 1, savedAt: now, progress: { state: 'rejected', message: null, code, field: null } },
    }
    return newPacking(overlay(anOrder({ lines }), [refused]))
  }

  it('starts with the refused values if their content was refused', () => {
    expect(begun('content')).toMatchObject({ lines: ['L1', 'L2'], grams: '650', height: '40' })
  })

  it('starts without ticks, with the weight of the remaining lines, if the order has changed', () => {
    const left = goods.map((line) => ({ ...line, cancelled: line.id === 'L2' }))
    expect(begun('changed', left)).toMatchObject({ lines: [], numbersFor: ['L1'], grams: '300' })
  })
})

describe('ORD-05 dispatching', () => {
  const sent = { way: 'courier', courier: 'Blue Dart', tracking: 'BD-778899', day: '2026-11-22' }
  const check = (change: Partial<DispatchDraft>, at = now) => problemsOf(dispatchFormSchema(order, at).safeParse({ ...sent, ...change }))

  it.each(['', '12345', 'A1234567890123456789X', 'BD 778899', 'BD_778899'])('rejects the tracking number %j', (tracking) => {
    expect(check({ tracking })).toEqual({ tracking: 'Tracking number must be 6 to 20 letters, digits or dashes' })
  })

  it('accepts a tracking number in Devanagari digits with blanks around it', () => {
    expect(check({ tracking: ' १२३४५६७८ ' })).toEqual({})
    expect(dispatchRequest(order, { ...sent, tracking: '\u2068 १२३４५६ \u2069' }, now)).toMatchObject({ tracking: '123456' })
  })

  it('uses today if no day was chosen', () => {
    expect(check({ day: null })).toEqual({})
    expect(dispatchRequest(order, { ...sent, day: null }, now)).toMatchObject({ day: '2026-11-22' })
  })

  it('requires a courier, and a day that has begun in India', () => {
    // Half past midnight in India, while it is still the previous day in London.
    expect(check({})).toEqual({})
    expect(check({ day: '2026-11-23' })).toEqual({ day: 'The day cannot be in the future' })
    expect(check({ courier: ' B ' })).toEqual({ courier: 'Courier must be 2 to 40 letters' })
  })

  it.each(['', '12026-11-22', '2026-11-45', '22 Nov'])('rejects %j as a day', (day) => {
    expect(check({ day })).toEqual({ day: 'Choose the day' })
  })

  it('rejects a day before the order, unless the clock is before the order too', () => {
    expect(check({ day: '2026-11-20' })).toEqual({})
    expect(check({ day: '2026-11-19' })).toEqual({ day: 'The day cannot be before the order' })
    expect(check({ day: '0026-11-22' })).toEqual({ day: 'The day cannot be before the order' })
    expect(check({ day: '2026-11-19' }, Date.parse('2026-11-19T05:00:00Z'))).toEqual({})
  })

  it('requires neither courier nor tracking number if the seller delivers herself', () => {
    expect(check({ way: bySeller, courier: '', tracking: '' })).toEqual({})
    expect(dispatchRequest(order, { ...sent, way: bySeller }, now)).toMatchObject({ courier: null, tracking: null, day: '2026-11-22' })
    expect(dispatchRequest(order, { ...sent, tracking: ' BD-778899 ' }, now)).toMatchObject({ courier: 'Blue Dart', tracking: 'BD-778899' })
    expect(dispatchRequest(order, { ...sent, tracking: '' }, now)).toBeNull()
  })
})

describe('ORD-06 cancelling', () => {
  it('offers an additional reason to a seller who delivers herself', () => {
    expect(reasonsFor({ shipBy: 'lazy' })).toEqual(['out-of-stock', 'damaged', 'wrong-price'])
    expect(reasonsFor({ shipBy: 'self' })).toContain('cannot-deliver')
  })

  it('requires a reason and at least one line', () => {
    expect(problemsOf(cancelFormSchema(order).safeParse({ reason: '', lines: [], putsRight: null }))).toEqual({ reason: 'Choose the reason', lines: 'Tick the items to cancel' })
  })

  it('ORD-03 sends the line ids if some lines remain, and none if the whole order is cancelled', () => {
    const cancel = (lines: string[]) => cancelRequest(order, { reason: 'damaged', lines })
    expect(cancel(['L1', 'L2'])).toEqual({ id: 'OD-1042', rev: 3, reason: 'damaged', lineIds: [] })
    expect(cancel(['L2'])?.lineIds).toEqual(['L2'])
    expect(cancelRequest(order, { reason: 'bad luck', lines: ['L2'] })).toBeNull()
  })

  it('ORD-03 never cancels the whole order if the ticked line was cancelled elsewhere meanwhile', () => {
    const ticked = { reason: 'damaged', lines: ['L2'], putsRight: null }
    const left = order.lines.map((line) => ({ ...line, cancelled: line.id === 'L2' }))
    const more = left.filter(({ cancelled }) => !cancelled).map((line) => ({ ...line, id: 'L3' }))
    for (const lines of [left, [...left, ...more]]) {
      expect(cancelRequest({ ...order, lines }, ticked)).toBeNull()
      expect(problemsOf(cancelFormSchema({ lines }).safeParse(ticked))).toEqual({ lines: 'Tick the items to cancel' })
    }
  })
})
