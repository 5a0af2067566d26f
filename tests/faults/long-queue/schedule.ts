import fc from 'fast-check'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { scopeCount } from '../../support/scoped-command'
import type { AnswerFault } from '../schedule'

/** How many submissions a schedule saves. */
const longQueueLength = 200

/** The faults of answers here. Those that need a seller's decision are rare, because each holds everything that depends on it. */
const faults: readonly AnswerFault[] = [
  'lost-before',
  'lost-after',
  'cut-short',
  'unauthorised',
  'busy-seconds',
  'busy-date',
  'server-error',
  'server-error-after',
  'portal-page',
  'portal-redirect',
  'portal-511',
  'refused',
]

/** What happens between two batches of saves. `tab` is taken modulo the number of open tabs. */
export type LongAct =
  | { readonly kind: 'answers'; readonly faults: readonly AnswerFault[] }
  | { readonly kind: 'network'; readonly online: boolean }
  | { readonly kind: 'open-tab' }
  | { readonly kind: 'kill-tab'; readonly tab: number; readonly how: 'closed' | 'crashed' }
  | { readonly kind: 'kill-browser' }
  | { readonly kind: 'reload'; readonly tab: number }
  | { readonly kind: 'clock'; readonly days: number }
  | { readonly kind: 'other-seller' }

/** The changed things, the one changed order, or an onboarding step. */
export type LongChange = readonly number[] | OnboardingStep

export interface LongSchedule {
  /** `things`: changes of one or two things, which only the bench knows. `orders`: the product's own commands on orders, and the steps. */
  readonly of: 'things' | 'orders'
  readonly knowsKeys: boolean
  readonly killable: boolean
  /** In the order in which they are saved. */
  readonly changes: readonly LongChange[]
  readonly acts: readonly LongAct[]
}

const things = Array.from({ length: scopeCount }, (_, index) => index)
/** All changes of one or two things. */
export const pairs: readonly (readonly number[])[] = things.flatMap((first) => things.filter((second) => second >= first).map((second) => [...new Set([first, second])]))
const tab = fc.nat({ max: 4 })
const kind = <Kind extends LongAct['kind']>(name: Kind) => fc.constant(name)

const act: fc.Arbitrary<LongAct> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: kind('answers'), faults: fc.array(fc.constantFrom(...faults), { minLength: 1, maxLength: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('network'), online: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('open-tab') }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('kill-tab'), tab, how: fc.constantFrom('closed' as const, 'crashed' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('kill-browser') }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('clock'), days: fc.constantFrom(-30, -8, 8, 30) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('other-seller') }) },
)

const acts = fc.array(act, { minLength: 12, maxLength: 20, size: 'max' })
const drawn = (changes: readonly LongChange[]) => fc.shuffledSubarray([...changes], { minLength: longQueueLength, maxLength: longQueueLength })
/** How often each step is saved: the first time, and as a change afterwards. */
const savesOfStep = 8
const ofOnboarding = Array.from({ length: savesOfStep }, () => onboardingSteps).flat()
/** Each order as often as the queue's length allows. */
const onOrders = Array.from({ length: longQueueLength - ofOnboarding.length }, (_, index) => [index % scopeCount])

const ofThings: fc.Arbitrary<LongSchedule> = fc.record({ of: fc.constant('things' as const), knowsKeys: fc.boolean(), killable: fc.boolean(), changes: drawn(pairs), acts })
/** Commands on orders and steps in one queue. A backend with orders always knows keys, because the contract requires them. */
export const orderSchedules: fc.Arbitrary<LongSchedule> = fc.record({ of: fc.constant('orders' as const), knowsKeys: fc.constant(true), killable: fc.boolean(), changes: drawn([...onOrders, ...ofOnboarding]), acts })

export const longSchedules: fc.Arbitrary<LongSchedule> = fc.oneof(ofThings, orderSchedules)
