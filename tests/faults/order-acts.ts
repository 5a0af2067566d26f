import fc from 'fast-check'
import { saveEnds, type SaveEnd } from './save-ends'

/** What a seller with an open shop, or the market, does with an order. `choice` is taken modulo the orders on screen. */
export type OrderAct =
  | { readonly kind: 'pack' | 'cancel'; readonly tab: number; readonly choice: number; readonly end: SaveEnd }
  | { readonly kind: 'pack-when-full'; readonly tab: number; readonly choice: number }
  /** At one order; or from the shipment files, all parcels there. */
  | { readonly kind: 'hand-over'; readonly tab: number; readonly choice: number; readonly from: 'order' | 'shipment-files'; readonly end: SaveEnd }
  /** The next command on an order that she delivers herself: packing, dispatching, or reporting it as delivered. */
  | { readonly kind: 'bring-herself'; readonly tab: number; readonly choice: number; readonly end: SaveEnd }
  /** A customer cancels an order, and no phone is told. */
  | { readonly kind: 'market-cancels'; readonly choice: number }

const tab = fc.nat({ max: 4 })
const choice = fc.nat({ max: 7 })
/** Few, so that a schedule's acts meet on the same orders: packed orders are handed over, and cancelled ones were packed. */
const first = fc.nat({ max: 2 })
const kind = <Kind extends OrderAct['kind']>(name: Kind) => fc.constant(name)

/** How often each is drawn, compared with the acts of every schedule. */
export const orderActs: readonly fc.WeightedArbitrary<OrderAct>[] = [
  { weight: 24, arbitrary: fc.record({ kind: kind('pack'), tab, choice: first, end: saveEnds }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('cancel'), tab, choice: first, end: saveEnds }) },
  {
    weight: 10,
    arbitrary: fc.record({ kind: kind('hand-over'), tab, choice, from: fc.constantFrom('order' as const, 'shipment-files' as const), end: saveEnds }),
  },
  { weight: 18, arbitrary: fc.record({ kind: kind('bring-herself'), tab, choice, end: saveEnds }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('market-cancels'), choice: first }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('pack-when-full'), tab, choice: first }) },
]
