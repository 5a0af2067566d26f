import type { OrderCommandName, RequestOf, ResponseOf } from '@/contract/endpoints'
import { momentInIndia } from '@/contract/india-time'
import { dispatchedAt } from '@/contract/modules/dispatched-at'
import { arrivalOf } from '@mocks/market/arrivals'
import type { Deed } from '@mocks/market/acts'
import { dayOf, momentOf } from '@mocks/market/days'
import { whyNot } from '@mocks/market/deeds'
import { planOf } from '@mocks/market/order-plan'
import { progressAt } from '@mocks/market/progress-at'
import type { Shop } from '@mocks/market/shop'
import type { SellerHandler } from '../handler'
import { accept, refuseFor, type Failure, type Outcome } from '../outcome'
import { orderActsOf, type Seller } from '../records'
import type { Service } from '../service'
import { findBy, type ReadRecords, type Records } from '../store'
import { texts } from '../texts'
import { keepAct } from './keep-act'
import { drawOwnNumber, takeNumber } from './number-series'
import { refuseContent, refuseDeed, refuseUnapproved } from './refusals'
import { keptMarket, shopOf } from './shop-of'

interface OrderCall {
  readonly records: Records
  readonly seller: Seller
  readonly shop: Shop
  readonly service: Service
  readonly now: number
}

/** Finds one of the shop's orders, with the acts on it and its record after given acts. */
export async function findOrder({ records, service, shop, now }: Pick<OrderCall, 'shop' | 'service' | 'now'> & { readonly records: ReadRecords }, id: string) {
  const arrival = arrivalOf(shop, id)
  if (arrival === 'other-shop') return refuseFor(403, 'not-yours', texts.orderOfAnother)
  if (arrival === null || arrival.placedAt > now) return refuseFor(404, 'unknown', texts.orderUnknown)
  const plan = planOf(shop, arrival)
  const acts = await findBy(records.acts, 'order', orderActsOf(shop.seed, id))
  const recordAfter = (done: readonly (typeof acts)[number][]) => keptMarket(service, shop).record({ plan, progress: progressAt(plan, done, now).progress })
  return { ok: true, body: { plan, acts, recordAfter } } as const
}

type Changes = { readonly id: string; readonly rev: number }

async function change(call: OrderCall, { id, rev }: Changes, deed: Deed, before: () => Promise<Failure | null>): Promise<Outcome<ResponseOf<OrderCommandName>>> {
  const { records, seller, now } = call
  const found = await findOrder(call, id)
  if (!found.ok) return found
  const { plan, acts, recordAfter } = found.body
  const current = recordAfter(acts)
  const why = whyNot(progressAt(plan, acts, now).progress, plan, deed) ?? (rev === current.rev ? null : 'changed')
  const refused = why === null ? await before() : refuseDeed(why, current)
  if (refused !== null) return refused
  const done = deed.kind === 'pack' && deed.number === null && plan.kind === 'sale' ? { ...deed, number: await drawOwnNumber(records, seller, deed.packedAt) } : deed
  await keepAct(records, seller.id, id, done, now)
  return accept({ success: true, record: recordAfter([...acts, { sellerId: seller.id, orderId: id, at: now, deed: done }]) })
}

const nothing = async (): Promise<null> => null

/** Makes a handler that does a deed to an approved seller's order. @param deedOf gives the body's deed, and a check to run before it */
const changes =
  <Name extends OrderCommandName>(
    deedOf: (body: RequestOf<Name>, call: OrderCall) => { readonly deed: Deed; readonly before?: () => Promise<Failure | null> },
  ) =>
  async ({ body, seller, records, service }: { body: RequestOf<Name> } & Omit<Parameters<SellerHandler<Name>>[0], 'body'>): Promise<Outcome<ResponseOf<OrderCommandName>>> => {
    const now = service.now()
    const shop = shopOf(seller, now)
    if (shop === null) return refuseUnapproved()
    const call = { records, seller, shop, service, now }
    const { deed, before = nothing } = deedOf(body, call)
    return change(call, body, deed, before)
  }

/** A phone's clock may be wrong: its time is clamped to between the order and the arrival of the call. */
function doneAtOf(at: number, id: string, { shop, now }: OrderCall): number {
  const arrival = arrivalOf(shop, id)
  const placedAt = arrival === null || arrival === 'other-shop' ? 0 : arrival.placedAt
  return Math.max(placedAt, Math.min(at, now))
}

export const orderPack = changes<'orderPack'>(({ id, grams, sides, invoiceNumber, at }, call) => ({
  deed: { kind: 'pack', grams, sides, packedAt: doneAtOf(Date.parse(at), id, call), number: invoiceNumber },
  before: async () => (invoiceNumber === null ? null : takeNumber(call.records, call.seller.id, invoiceNumber)),
}))

export const orderCancel = changes<'orderCancel'>(({ reason, lineIds }) => ({ deed: { kind: 'cancel', reason, lineIds } }))

export const orderHandover = changes<'orderHandover'>(({ id, manifestId, left, at }, call) => ({
  deed: { kind: 'handover', manifestId, left: left === true, toldAt: doneAtOf(Date.parse(at), id, call) },
}))

export const orderDispatch = changes<'orderDispatch'>(({ id, courier, tracking, day, at }, call) => ({
  deed: { kind: 'dispatch', courier, tracking, toldAt: doneAtOf(dispatchedAt({ day, at }), id, call) },
  async before() {
    if ((courier === null) !== (tracking === null)) return refuseContent(courier === null ? 'courier' : 'tracking')
    return momentInIndia(`${day}T00:00`) < momentOf(dayOf(call.now) + 1, 0) ? null : refuseContent('day')
  },
}))

export const orderOutcome = changes<'orderOutcome'>(({ id, delivered, at }, call) => ({
  deed: { kind: 'outcome', delivered, toldAt: doneAtOf(Date.parse(at), id, call) },
}))

export const orderTakenOut = changes<'orderTakenOut'>(() => ({ deed: { kind: 'taken-out' } }))
