import fc from 'fast-check'
import { saveEnds, type SaveEnd } from './save-ends'

/** What a seller with an open shop does with an order, and the market with it. `choice` is taken modulo the orders on screen. */
export type OrderAct =
  | { readonly kind: 'pack' | 'cancel'; readonly tab: number; readonly choice: number; readonly end: SaveEnd }
  | { readonly kind: 'pack-when-full'; readonly tab: number; readonly choice: number }
  /** At the order; or from the shipment files, as many as lie there. */
  | { readonly kind: 'hand-over'; readonly tab: number; readonly choice: number; readonly from: 'order' | 'shipment-files'; readonly end: SaveEnd }
  /** The next thing with an order that she brings herself: packing, dispatching, telling that it was delivered. */
  | { readonly kind: 'bring-herself'; readonly tab: number; readonly choice: number; readonly end: SaveEnd }
  /** A customer changes his mind, and no phone hears of it. */
  | { readonly kind: 'market-cancels'; readonly choice: number }

const tab = fc.nat({ max: 4 })
const choice = fc.nat({ max: 7 })
/** Few, so that the orders of a schedule meet: what was packed is handed over, and what is cancelled was packed. */
const first = fc.nat({ max: 2 })
const kind = <Kind extends OrderAct['kind']>(name: Kind) => fc.constant(name)

/** By how much each is drawn, beside the acts of every schedule. */
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
