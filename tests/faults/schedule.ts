import fc from 'fast-check'
import { orderActs, type OrderAct } from './order-acts'
import { saveEnds, type SaveEnd } from './save-ends'

/** What goes wrong with one request of a step or of a command on an order; `late` and `silent` have their effect all the same. */
export const answerFaults = [
  'lost-before',
  'lost-after',
  'cut-short',
  'late',
  'silent',
  'unauthorised',
  'forbidden',
  'conflict',
  'refused',
  'busy-seconds',
  'busy-date',
  'server-error',
  'server-error-after',
  'portal-page',
  'portal-redirect',
  'portal-511',
  'portal-empty',
] as const
export type AnswerFault = (typeof answerFaults)[number]

/** One thing that a seller, a network, a backend or a browser does. `tab` is taken modulo the number of open tabs. */
export type Act =
  | { readonly kind: 'save'; readonly tab: number; readonly choice: number; readonly end: SaveEnd }
  | { readonly kind: 'save-when-full'; readonly tab: number; readonly choice: number }
  | { readonly kind: 'answers'; readonly faults: readonly AnswerFault[] }
  | { readonly kind: 'network'; readonly online: boolean }
  | { readonly kind: 'reload'; readonly tab: number }
  | { readonly kind: 'open-tab'; readonly screen: '/registrationdetails' | '/outbox' }
  | { readonly kind: 'kill-tab'; readonly tab: number; readonly how: 'closed' | 'crashed' }
  | { readonly kind: 'kill-browser' }
  | { readonly kind: 'stop-worker' }
  | { readonly kind: 'background-sync' }
  | { readonly kind: 'clock'; readonly days: number }
  | { readonly kind: 'other-seller'; readonly tab: number }
  | { readonly kind: 'log-out'; readonly tab: number; readonly deletes: boolean }
  | { readonly kind: 'update'; readonly tab: number }
  | { readonly kind: 'other-backend'; readonly tab: number }
  /** What waits, at least two saves, is exported, and imported on the same phone or on its replacement. */
  | { readonly kind: 'travel'; readonly tab: number; readonly choice: number; readonly fault: AnswerFault; readonly to: 'same-phone' | 'new-phone' }
  /** Nobody does anything until the app gives up a request that is never answered. */
  | { readonly kind: 'wait-for-silent' }
  | OrderAct

export interface Schedule {
  /** Whether the backend honours keys and checks tokens; a plain one does neither. */
  readonly knowsKeys: boolean
  /** Whether the schedule has its own browser, which can be killed; it takes a second to start. */
  readonly killable: boolean
  /** Whether the service worker is allowed, which first downloads the whole product. */
  readonly worker: boolean
  /** Whether the sellers have orders, which they pack, cancel and hand over. */
  readonly shop: boolean
  readonly acts: readonly Act[]
}

const tab = fc.nat({ max: 4 })
const choice = fc.nat({ max: 7 })
const kind = <Kind extends Act['kind']>(name: Kind) => fc.constant(name)
const onceIn = (times: number) => fc.nat({ max: times - 1 }).map((number) => number === times - 1)

const save: fc.Arbitrary<Act> = fc.record({ kind: kind('save'), tab, choice, end: saveEnds })

/** The other acts, for schedules of steps and of orders alike. */
const others: readonly fc.WeightedArbitrary<Act>[] = [
  {
    weight: 9,
    arbitrary: fc.record({ kind: kind('answers'), faults: fc.array(fc.constantFrom(...answerFaults), { minLength: 1, maxLength: 2 }) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: kind('network'), online: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('reload'), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('open-tab'), screen: fc.constantFrom('/registrationdetails' as const, '/outbox' as const) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('kill-tab'), tab, how: fc.constantFrom('closed' as const, 'crashed' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('kill-browser') }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('stop-worker') }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('background-sync') }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('clock'), days: fc.constantFrom(-30, -8, -1, 1, 8, 30) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('other-seller'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('log-out'), tab, deletes: onceIn(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('update'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('other-backend'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('save-when-full'), tab, choice }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('travel'),
      tab,
      choice,
      fault: fc.constantFrom<AnswerFault>('silent', 'refused'),
      to: fc.constantFrom('same-phone' as const, 'new-phone' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('wait-for-silent') }) },
]

const phone = { killable: onceIn(3), worker: onceIn(4) } as const
const some = (of: readonly fc.WeightedArbitrary<Act>[]) => fc.array(fc.oneof(...of), { minLength: 5, maxLength: 12, size: 'max' })

const withoutShop: fc.Arbitrary<Schedule> = fc.record({ knowsKeys: fc.boolean(), ...phone, shop: fc.constant(false), acts: some([{ weight: 22, arbitrary: save }, ...others]) })
/** A backend with orders always knows keys, because the contract requires them. */
const withShop: fc.Arbitrary<Schedule> = fc.record({ knowsKeys: fc.constant(true), ...phone, shop: fc.constant(true), acts: some([{ weight: 8, arbitrary: save }, ...others, ...orderActs]) })

export const schedules: fc.Arbitrary<Schedule> = fc.oneof({ weight: 2, arbitrary: withoutShop }, { weight: 1, arbitrary: withShop })
