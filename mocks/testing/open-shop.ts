import { responseSchemaOf } from '@/contract/endpoints'
import { hourMilliseconds } from '@/contract/limits'
import { ordersRead, type Order } from '@/contract/reads/orders/orders'
import { z } from '@/contract/schema'
import { createHarness, type Harness } from './harness'

/** The service with the seller of an open shop signed in, and what tests read and do there. */

export const hour = hourMilliseconds
export const openShop = 'bina.lakhani@example.com'

export const at = '2026-11-20T06:05:00Z'
export const parcel = { grams: 410, sides: [300, 240, 60], at }

export async function openHarness(email = openShop) {
  const harness = createHarness()
  const token = await harness.signIn(email)
  return { ...harness, token, own: { token } }
}

export const pageSchema = responseSchemaOf('orders')

export async function readAll({ call }: Pick<Harness, 'call'>, token: string, parameters: Readonly<Record<string, string>> = {}) {
  const items: Order[] = []
  let page = pageSchema.parse((await call('orders', parameters, { token })).body)
  items.push(...page.items)
  for (; page.more; items.push(...page.items)) page = pageSchema.parse((await call('orders', { ...parameters, since: page.next }, { token })).body)
  return { items, next: page.next }
}

export const inState = (orders: readonly Order[], state: string, shipBy?: Order['shipBy']): Order => {
  const found = orders.find((order) => order.state === state && (shipBy === undefined || order.shipBy === shipBy))
  if (found === undefined) throw new Error(`The shop has no such order in state ${state}`)
  return found
}

export const decided = ({ id, rev }: Order) => ({ id, rev })

const recordSchema = z.object({ success: z.literal(true), record: ordersRead.item })
export const recordOf = ({ body }: { readonly body: unknown }): Order => recordSchema.parse(body).record
