// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import { overlay } from '@/domain/orders/overlay'
import type { CommandProgress, SavedOrderCommand } from '@/domain/orders/saved-order-command'
import { anOrder } from '../../../tests/support/an-order'
import { orderDetail } from './order-detail'

const at = '2026-11-21T04:00:00Z'

/** The history of an order that was marked as delivered on this phone. */
function happened(state: 'on-the-way' | 'delivered', progress: CommandProgress): readonly string[] {
  const track = [{ at: '2026-11-20T14:00:00Z', text: 'Placed' }, ...(state === 'delivered' ? [{ at, text: 'Delivered' }] : [])]
  const delivered: SavedOrderCommand = { action: 'outcome', body: { id: 'OD-1042', rev: 3, delivered: true, at }, sequence: 1, savedAt: Date.parse(at), progress }
  const events = orderDetail.events(overlay(anOrder({ shipBy: 'self', state, track }), [delivered]))
  return events.map(({ text, onThisPhone }) => (onThisPhone ? `${text}, on this phone` : text))
}

it('KIT-06 CMD-05 an event whose answer was lost is listed once when the marketplace reports it too', () => {
  const lost = { state: 'waiting', mayHaveArrived: true } as const
  expect(happened('on-the-way', lost)).toEqual(['Placed', 'Delivered, on this phone'])
  expect(happened('delivered', lost)).toEqual(['Placed', 'Delivered'])
})

const factOf = (label: string, order: Order): string | undefined => orderDetail.facts.find((fact) => fact.label() === label)?.text(overlay(order, []))

it.each([
  ['2018-03-31T18:00:00Z', ''],
  ['2018-03-31T19:00:00Z', 'An e-way bill is needed.'],
])('LAW-08 the e-way bill follows the law of the day in India on which the order was or will be packed (%s)', (moment, says) => {
  const dear = anOrder().lines.map((line) => ({ ...line, unitPaise: 6_000_000 }))
  expect(factOf('E-way bill', anOrder({ lines: dear, packBy: moment }))).toBe(says)
  expect(factOf('E-way bill', anOrder({ lines: dear, state: 'packed', packed: { grams: 450, sides: [300, 200, 40], at: moment } }))).toBe(says)
})

it('KIT-06 LAW-09 the goods of a replacement have no price', () => {
  const amounts = (change: Partial<Order>) => orderDetail.parts(overlay(anOrder(change), [])).map(({ amount }) => amount)
  expect([amounts({}), amounts({ kind: 'replacement' })]).toEqual([['₹998', '₹549'], [undefined, undefined]])
})
