import type { Order } from '@/contract/reads/orders/orders'
import type { WhyNot } from '@mocks/market/deeds'
import { refuseFor, type Failure } from '../outcome'
import { fieldNames, texts } from '../texts'

export const refuseUnapproved = (): Failure => refuseFor(403, 'not-approved', texts.notApproved)

export const refuseContent = (field: keyof typeof fieldNames): Failure => refuseFor(422, 'content', texts.fieldWrong(fieldNames[field]), { field })

const isField = (field: string): field is keyof typeof fieldNames => Object.hasOwn(fieldNames, field)

function wordsFor({ state, cancelled }: Order): string {
  if (cancelled !== null) return texts.orderCancelled(cancelled.by)
  return state === 'placed' ? texts.orderNotPacked : state === 'packed' ? texts.orderPacked : texts.orderGone
}

/** Refuses a deed: says why, and how the order is now (EXT-06). */
export function refuseDeed(why: WhyNot | 'changed', current: Order): Failure {
  if (typeof why === 'object') return isField(why.field) ? refuseContent(why.field) : refuseFor(422, 'content', texts.notAccepted, why)
  if (why === 'changed') return refuseFor(409, 'changed', texts.orderChanged, { current })
  return refuseFor(409, why, wordsFor(current), { current })
}
