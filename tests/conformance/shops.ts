import type { OrderCommandName, RequestOf } from '@/contract/endpoints'
import { clockInIndia } from '@/contract/india-time'
import { reviewHours } from '@/contract/limits'
import type { ModulesAsRead } from '@/contract/modules/modules-as-read'
import { parseItem } from '@/contract/reads/lenient-parse'
import type { Order } from '@/contract/reads/orders/orders'
import { step6Body } from '@/contract/typical-steps'
import { readPage } from '@/resources/read-page'
import type { Answer } from './backend-under-test'
import { understood } from './checks'
import { cursorAfter, understoodModules, understoodOrder, unreadFieldsOf } from './items'
import type { RowContext } from './row-context'
import { knownSeller, onboardSeller, prepare, saveStep, signIn, type SignedInSeller } from './sellers'
import { CannotBeTried } from './verdict'

const hour = 60 * 60_000

type ShipBy = Order['shipBy']

/** A signed-in seller whose review is over: a new one is approved when the longest review has passed, the one of --account may not be. */
export async function reviewedSeller(context: RowContext, shipBy: ShipBy = 'lazy'): Promise<SignedInSeller> {
  if (context.backend.account !== null) return signIn(context, await knownSeller(context))
  const review = reviewHours.to * hour
  if (review > context.backend.clock.longest)
    throw new CannotBeTried(`needs an approved seller (--account), or a clock that can be put ${reviewHours.to} hours ahead`)
  const seller = await onboardSeller(context, 6)
  const shippingType = shipBy === 'lazy' ? 'Lazy Shipping' : 'Self Shipping'
  await saveStep(context, 6, seller, { body: { ...step6Body(seller.sellerId), shippingType } })
  await saveStep(context, 7, seller)
  await context.pass(review)
  return signIn(context, seller)
}

/** Rejects unless the seller is approved and has orders. */
export function needsApproval({ modules, notApproved }: ModulesAsRead): void {
  if (modules.orders === undefined || notApproved === true) throw new CannotBeTried('needs a seller who is approved and has orders (--account)')
}

/** An approved seller, signed in. */
export async function approvedSeller(context: RowContext, shipBy?: ShipBy): Promise<SignedInSeller> {
  const seller = await reviewedSeller(context, shipBy)
  needsApproval(
    await prepare('asking for the modules', async () => understoodModules(await context.call('modules', {}, { token: seller.token }))),
  )
  return seller
}

/** A signed-in seller who is not approved yet, and the answer about modules. */
export async function unapprovedSeller(context: RowContext): Promise<{ readonly token: string; readonly offered: ModulesAsRead }> {
  const { token } = await signIn(context, await knownSeller(context))
  const offered = await prepare('asking for the modules', async () => understoodModules(await context.call('modules', {}, { token })))
  if (offered.modules.orders === undefined || offered.notApproved !== true)
    throw new CannotBeTried('needs a seller who is not approved yet, where orders are offered')
  return { token, offered }
}

/** An approved seller other than the row's own. Rows ask for it first, so that without one they do nothing to orders. */
export async function anotherApprovedSeller(context: RowContext): Promise<SignedInSeller> {
  const { backend } = context
  if (backend.account === null) return approvedSeller(context)
  if (backend.otherAccount === null) throw new CannotBeTried('needs a second approved seller (--other-account)')
  return approvedSeller({ ...context, backend: { ...backend, account: backend.otherAccount } })
}

/** One of a seller's orders that is still to be packed. */
export async function orderToPack(context: RowContext, { token }: Pick<SignedInSeller, 'token'>, shipBy: ShipBy): Promise<Order> {
  const asked = new Set<string>()
  let since: string | undefined
  let unreadCount = 0
  let unreadFields = ''
  do {
    const { found, next } = await prepare('asking for the orders', async () => {
      const answer = await context.call('orders', { since }, { token })
      const page = readPage('orders', understood('orders', answer), since)
      unreadCount += page.unread.length
      unreadFields ||= unreadFieldsOf('orders', page.unread, answer)
      const orders = page.items.map((item) => parseItem('orders', item))
      return { found: orders.find((order) => order?.state === 'placed' && order.shipBy === shipBy) ?? null, next: cursorAfter(page, asked, answer) }
    })
    if (found !== null) return found
    since = next
  } while (since !== undefined)
  const besides = unreadCount === 0 ? '' : `; the portal cannot read ${unreadCount} of the orders${unreadFields}`
  throw new CannotBeTried(`needs an order to pack that ${shipBy === 'lazy' ? 'the marketplace’s courier' : 'the seller'} brings${besides}`)
}

const at = (): string => new Date().toISOString()

/** The date in India at this moment. */
export const dayOf = (moment: string): string => clockInIndia(moment).toISOString().slice(0, 10)

type Decided = Pick<Order, 'id' | 'rev' | 'updatedAt'>

type Bodies = { readonly [Name in OrderCommandName]: (order: Decided) => RequestOf<Name> }

/** A valid body of each command. A parcel ships on the day its order last changed: by the backend's own clock that is today. */
export const orderBodies: Bodies = {
  orderPack: ({ id, rev }) => ({ id, rev, grams: 420, sides: [300, 240, 60], invoiceNumber: null, at: at() }),
  orderCancel: ({ id, rev }) => ({ id, rev, reason: 'damaged', lineIds: [] }),
  orderHandover: ({ id, rev }) => ({ id, rev, manifestId: 'M-1', at: at() }),
  orderDispatch: ({ id, rev, updatedAt }) => ({ id, rev, courier: null, tracking: null, day: dayOf(updatedAt), at: at() }),
  orderOutcome: ({ id, rev }) => ({ id, rev, delivered: true, at: at() }),
  orderTakenOut: ({ id, rev }) => ({ id, rev }),
}

/** Which commands must precede a command, and who ships the parcel. */
const before: Readonly<Record<OrderCommandName, { readonly shipBy: ShipBy; readonly commands: readonly OrderCommandName[] }>> = {
  orderPack: { shipBy: 'lazy', commands: [] },
  orderCancel: { shipBy: 'lazy', commands: [] },
  orderHandover: { shipBy: 'lazy', commands: ['orderPack'] },
  orderDispatch: { shipBy: 'self', commands: ['orderPack'] },
  orderOutcome: { shipBy: 'self', commands: ['orderPack', 'orderDispatch'] },
  orderTakenOut: { shipBy: 'lazy', commands: ['orderPack', 'orderCancel'] },
}

/** An approved seller, and an order that is ready for this command. */
export async function readyFor(context: RowContext, name: OrderCommandName): Promise<{ readonly seller: SignedInSeller; readonly order: Order }> {
  const { shipBy, commands } = before[name]
  const seller = await approvedSeller(context, shipBy)
  let order = await orderToPack(context, seller, shipBy)
  for (const command of commands) {
    order = await prepare(`preparing an order with ${command}`, async () =>
      understoodOrder(command, await sendChange(context, command, seller, order)),
    )
  }
  return { seller, order }
}

/** Sends a command on an order as a seller. */
export const sendChange = (
  context: RowContext,
  name: OrderCommandName,
  { token }: Pick<SignedInSeller, 'token'>,
  order: Decided,
  { body = orderBodies[name](order), key }: { readonly body?: unknown; readonly key?: string } = {},
): Promise<Answer> => context.call(name, body, { token, ...(key === undefined ? {} : { key }) })
