import { describe, expect, it } from 'vitest'
import { anOrder } from '../../../tests/support/an-order'
import { parseItem } from './lenient-parse'

const order = anOrder()
const { buyer } = order
const [line] = order.lines

const offer = { id: 'A1', name: 'Silk', discount: 12.5, purchaseValue: 499.5, startDate: '2026-11-16', endDate: '2026-12-12' }

describe('an item of a read', () => {
  it('READ-01 OFFER-01 is not read as an offer if it has a day that no calendar has', () => {
    expect(parseItem('offers', offer)).toEqual(offer)
    for (const day of ['0000-00-00', '2026-13-01', '2026-11-45'])
      for (const field of ['startDate', 'endDate']) expect(parseItem('offers', { ...offer, [field]: day }), day).toBeNull()
  })

  it('READ-01 OFFER-01 is read as an offer if its amounts and percentages are plain decimal texts', () => {
    expect(parseItem('offers', { ...offer, discount: '12.50', purchaseValue: '499.50' })).toEqual({ ...offer, discount: 12.5, purchaseValue: 499.5 })
    for (const purchaseValue of ['1,499', '499.', '.5', '-499', '1e3', '0x10', '٤٩٩']) expect(parseItem('offers', { ...offer, purchaseValue }), purchaseValue).toBeNull()
  })

  it.each([
    ['as the contract has it', {}, {}],
    ['a blank in the PIN code', { buyer: { ...buyer, pincode: '570 001' } }, {}],
    ['numbers for texts', { id: 1042, buyer: { ...buyer, pincode: 570_001, stateCode: 29 } }, { id: '1042' }],
    ['a state of the north as a number', { buyer: { ...buyer, stateCode: 7 } }, { buyer: { ...buyer, stateCode: '07' } }],
    ['a state of the north without its nought', { buyer: { ...buyer, stateCode: '7' } }, { buyer: { ...buyer, stateCode: '07' } }],
    ['texts for numbers', { rev: '3', lines: [{ ...line, quantity: '2' }, order.lines[1]] }, {}],
    ['whole numbers with a fraction of nothing', { rev: '3.0', lines: [{ ...line, unitPaise: '49900.00' }, order.lines[1]] }, {}],
    ['0 for no', { lines: order.lines.map((each) => ({ ...each, cancelled: 0 })) }, {}],
    ['no in words', { lines: order.lines.map((each) => ({ ...each, cancelled: 'false' })) }, {}],
    ['1 for yes', { lines: [{ ...line, cancelled: 1 }, order.lines[1]] }, { lines: [{ ...line, cancelled: true }, order.lines[1]] }],
    ['null for what is not there', { refersTo: null, buyer: { ...buyer, phone: null } }, { refersTo: undefined, buyer: { ...buyer, phone: undefined } }],
    ['a time without seconds, as those of nought are left out', { packBy: '2026-11-23T02:30Z' }, { packBy: '2026-11-23T02:30:00.000Z' }],
    ['the last hour of a leap day, in a zone that is behind', { placedAt: '2028-02-29T23:30-0800' }, { placedAt: '2028-03-01T07:30:00.000Z' }],
    ['times of India', { placedAt: '2026-11-20T19:30:00+05:30', track: [{ at: '2026-11-20T19:30:00.5+0530', text: 'Placed' }] }, { placedAt: '2026-11-20T14:00:00.000Z', track: [{ at: '2026-11-20T14:00:00.500Z', text: 'Placed' }] }],
    ['blank texts for null', { courier: '', awb: '  ', route: '', invoiceNumber: '', packed: '', manifestId: '', cancelled: '', returnId: '' }, { courier: null, awb: null, route: null }],
    ['blank texts for what is not there', { refersTo: '', buyer: { ...buyer, street: '', phone: ' ' }, lines: [{ ...line, grams: '', sides: '' }, order.lines[1]] }, { buyer: { ...buyer, street: undefined, phone: undefined } }],
    ['blank texts that the contract allows', { numbers: [''], buyer: { ...buyer, name: '' } }, { numbers: [''], buyer: { ...buyer, name: '' } }],
    ['marks that turn what stands behind them', { courier: '\u2066Speed\u2069 Post', awb: '\u202E', buyer: { ...buyer, name: '\u202E\u0930\u0935\u093F\u202C', city: 'Mys\u202Duru' } }, { courier: 'Speed Post', awb: null, buyer: { ...buyer, name: '\u0930\u0935\u093F', city: 'Mysuru' } }],
    ['a weight of its listing that no parcel has', { lines: [{ ...line, grams: 0, sides: [300, 200, 20] }, { ...order.lines[1], grams: '50000' }] }, { lines: [{ ...line, sides: [300, 200, 20] }, order.lines[1]] }],
    ['weights and sizes of its listings in a shape of their own', { lines: [{ ...line, grams: 450, sides: [0, 20.5, 300] }, { ...order.lines[1], grams: '0.4 kg', sides: { length: 300 } }] }, { lines: [{ ...line, grams: 450 }, order.lines[1]] }],
    ['nothing where the contract has null', { courier: undefined, packed: undefined, cancelled: undefined }, { courier: null }],
  ])('READ-01 is read with the values that are meant: %s', (_, sent, meant) => {
    expect(parseItem('orders', { ...order, ...sent })).toEqual({ ...order, ...meant })
  })

  it('READ-01 is read despite unknown fields, however deeply nested', () => {
    let nested: unknown = ' '
    for (let depth = 0; depth < 20_000; depth += 1) nested = [nested]
    expect(parseItem('orders', { ...order, nested })).toEqual(order)
  })

  it.each([
    ['no order', null],
    ['so many times of another zone that each would be written for long', { ...order, track: Array.from({ length: 20_000 }, () => ({ at: '2026-11-20T19:30:00+05:30', text: 'Placed' })) }],
    ['a list', [order]],
    ['words for a number', { ...order, rev: 'three' }],
    ['a part of one for a whole number', { ...order, lines: [{ ...line, unitPaise: '899.50' }] }],
    ['a number that is neither yes nor no', { ...order, lines: [{ ...line, cancelled: 2 }] }],
    ['nothing for yes or no', { ...order, lines: [{ ...line, cancelled: null }] }],
    ['no state', { ...order, state: null }],
    ['a weight of the packed parcel that no parcel has', { ...order, packed: { grams: 50_000, sides: [300, 200, 40], at: order.placedAt } }],
    ['a blank id', { ...order, id: '' }],
    ['a turning mark in its id', { ...order, id: 'OD-\u202A9' }],
    ['more pieces than the contract allows', { ...order, lines: [{ ...line, quantity: 100 }] }],
    ['a delivery that this version does not know', { ...order, deliveryType: 'Three Day' }],
    ['a number for its id that JSON has rounded', { ...order, id: 2 ** 53 }],
    ['a number that JSON has rounded for a text that may be null', { ...order, awb: 2 ** 53 }],
    ['blanks in its id', { ...order, id: '10 42' }],
    ['a code of no state', { ...order, buyer: { ...buyer, stateCode: 'KAR' } }],
    ['nothing for a text', { ...order, kind: undefined }],
    ['a time that there is not', { ...order, placedAt: '2026-13-45T19:30:00+05:30' }],
    ['a time that names no zone', { ...order, placedAt: '2026-11-20T19:30:00' }],
    ['a day of another zone that no calendar has', { ...order, placedAt: '2026-11-31T10:00:00+05:30' }],
    ['a 29 February of a year without one', { ...order, placedAt: '2026-02-29T10:00:00+05:30' }],
    ['an hour that no day has', { ...order, placedAt: '2026-11-20T24:00:00+05:30' }],
    ['a zone that there is not', { ...order, placedAt: '2026-11-20T10:00:00+25:00' }],
  ])('READ-01 cannot be read with %s', (_, sent) => {
    expect(parseItem('orders', sent)).toBeNull()
  })
})
