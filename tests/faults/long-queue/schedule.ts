import fc from 'fast-check'
import { scopeCount } from '../../support/scoped-command'
import type { AnswerFault } from '../schedule'

/** How many submissions a schedule saves, each of one or two things, no two of the same. */
const longQueueLength = 200

/** What becomes of answers here; those that a seller has to decide about are few, as each holds all that hangs on it. */
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

/** What happens between one batch of saves and the next. `tab` is taken modulo the tabs that are open. */
export type LongAct =
  | { readonly kind: 'answers'; readonly faults: readonly AnswerFault[] }
  | { readonly kind: 'network'; readonly online: boolean }
  | { readonly kind: 'open-tab' }
  | { readonly kind: 'kill-tab'; readonly tab: number; readonly how: 'closed' | 'crashed' }
  | { readonly kind: 'kill-browser' }
  | { readonly kind: 'reload'; readonly tab: number }
  | { readonly kind: 'clock'; readonly days: number }
  | { readonly kind: 'other-seller' }

export interface LongSchedule {
  readonly knowsKeys: boolean
  readonly killable: boolean
  /** The things of each submission, in the order in which they are saved. */
  readonly changes: readonly (readonly number[])[]
  readonly acts: readonly LongAct[]
}

const things = Array.from({ length: scopeCount }, (_, index) => index)
/** Every change of one or two things that there is. */
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

export const longSchedules: fc.Arbitrary<LongSchedule> = fc.record({
  knowsKeys: fc.boolean(),
  killable: fc.boolean(),
  changes: fc.shuffledSubarray([...pairs], { minLength: longQueueLength, maxLength: longQueueLength }),
  acts: fc.array(act, { minLength: 12, maxLength: 20, size: 'max' }),
})
