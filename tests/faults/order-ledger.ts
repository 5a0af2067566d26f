import { endpoints, isOrderCommand, endpointNames, type OrderCommandName, type RequestOf } from '@/contract/endpoints'
import type { RefusalCode } from '@/contract/modules/refusal'
import type { Order } from '@/contract/reads/orders/orders'
import { z } from '@/contract/schema'
import { anOrder } from '../support/an-order'
import type { SellerId } from './history'
import { cancelled, changedBy, isDone } from './order-changes'
import { readOrderBody, sellerOfOrder } from './order-marks'
import { shopOf } from './shop'

/** The paths at which commands on orders arrive. */
export const orderPaths: ReadonlyMap<string, OrderCommandName> = new Map(endpointNames.filter(isOrderCommand).map((name) => [endpoints[name].path, name]))

interface OrderAnswer {
  readonly status: number
  readonly body: unknown
}

const voidSchema = z.object({ number: z.string() })
const firstRevision = 1
const instant = (): string => new Date().toISOString()

/** An order, and the overall number of its last change. */
interface KeptOrder {
  readonly order: Order
  readonly change: number
}

/**
 * What the bench's backend knows of orders: the changes of each, by phone and by market, and the used invoice numbers.
 * An order that is in no shop is created by its first command.
 * @param noteWrong called with every broken promise
 */
export function createOrderLedger(noteWrong: (sentence: string) => void) {
  const kept = new Map<string, KeptOrder>()
  const changedElsewhere = new Set<string>()
  const answers = new Map<string, OrderAnswer>()
  const invoices = new Map<string, string>()
  const unused = new Set<string>()
  /** The number prefix of each device's series, and the owners of the series. */
  const prefixes = new Map<string, string>()
  const ownersOfSeries = new Map<string, SellerId>()
  let changes = 0

  function keep(order: Order): Order {
    changes += 1
    kept.set(order.id, { order, change: changes })
    return order
  }

  const orderOf = (id: string): Order => kept.get(id)?.order ?? keep(anOrder({ id, rev: firstRevision }))
  const change = (order: Order, by: Partial<Order>): Order => keep({ ...order, ...by, rev: order.rev + 1, updatedAt: instant() })
  const ownerOf = (number: string): SellerId | undefined => ownersOfSeries.get(number.slice(0, number.lastIndexOf('/') + 1))
  const refuse = (code: RefusalCode, current: Order): OrderAnswer => ({ status: 409, body: { success: false, message: 'It has changed.', code, current } })

  function takeNumber(number: string, id: string): void {
    const other = invoices.get(number)
    if (other !== undefined) noteWrong(`${number} stands on ${other} and on ${id}`)
    if (unused.has(number)) noteWrong(`${number} was told of as unused and stands on ${id}`)
    const owner = ownerOf(number)
    if (owner !== undefined && owner !== sellerOfOrder(id)) noteWrong(`${number} is a number of ${owner} and stands on ${id}`)
    invoices.set(number, id)
  }

  function perform(command: OrderCommandName, body: unknown): OrderAnswer {
    const { id, rev, invoiceNumber, left } = readOrderBody(body)
    const order = orderOf(id)
    const isGone = order.cancelled !== null && order.cancelled.by !== 'seller' && command !== 'orderTakenOut' && !left
    if (isGone) return refuse('cancelled', order)
    if (rev !== order.rev) {
      if (!changedElsewhere.has(id)) noteWrong(`${id}: a command came with revision ${rev} in place of ${order.rev}, and nobody else had changed it`)
      return refuse('changed', order)
    }
    if (isDone(order, command)) noteWrong(`${id}: ${command} came when that had been done`)
    if (invoiceNumber !== null) takeNumber(invoiceNumber, id)
    return { status: 200, body: { success: true, message: 'Saved.', record: change(order, changedBy(order, command, body, instant())) } }
  }

  return {
    /** Begins with the orders of these sellers. */
    openShops(sellers: readonly SellerId[]): void {
      for (const seller of sellers) for (const order of shopOf(seller, Date.now())) keep(order)
    },
    /** Performs a command once per key, and repeats its answer at every further attempt. */
    take(key: string, command: OrderCommandName, body: unknown): OrderAnswer {
      const answer = answers.get(key) ?? perform(command, body)
      answers.set(key, answer)
      return answer
    },
    hearUnused(body: unknown): OrderAnswer {
      const { number } = voidSchema.parse(body)
      if (invoices.has(number)) noteWrong(`${number} stands on ${invoices.get(number)} and was told of as unused`)
      unused.add(number)
      return { status: 200, body: { success: true } }
    },
    /** The customer of one of the seller's orders cancels it, and no phone is told. @returns which; null if none may be cancelled any more */
    cancelSome(seller: SellerId, choice: number): string | null {
      const open = [...kept.values()].map(({ order }) => order).filter(({ id, state, cancelled: gone }) => sellerOfOrder(id) === seller && gone === null && (state === 'placed' || state === 'packed'))
      const order = open[choice % Math.max(1, open.length)]
      if (order === undefined) return null
      changedElsewhere.add(order.id)
      change(order, cancelled(order, { by: 'customer', reason: 'changed-mind', at: instant() }))
      return order.id
    },
    /** What has changed in a seller's orders since a cursor, all on one page. */
    read(seller: SellerId, since: string | null): object {
      const news = [...kept.values()].filter(({ order, change: number }) => sellerOfOrder(order.id) === seller && number > Number(since ?? 0))
      const items = news.toSorted((one, other) => one.change - other.change).map(({ order }) => order)
      return { items, gone: [], next: String(changes), more: false, serverTime: instant() }
    },
    /** A device's own series of numbers: asked again it returns the same series, and the next number. */
    seriesOf(seller: SellerId, { phoneId, year }: RequestOf<'invoiceSeries'>) {
      const name = `${seller} ${phoneId} ${year}`
      const prefix = prefixes.get(name) ?? `${year}/P${String(prefixes.size + 1).padStart(2, '0')}/`
      prefixes.set(name, prefix)
      ownersOfSeries.set(prefix, seller)
      const places = [...invoices.keys(), ...unused].filter((number) => number.startsWith(prefix)).map((number) => Number(number.slice(prefix.length)))
      return { success: true, prefix, next: Math.max(0, ...places) + 1 }
    },
  }
}
