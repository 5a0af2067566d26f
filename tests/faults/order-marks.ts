import type { CommandBody } from '@/outbox/command'
import { z } from '@/contract/schema'
import { packBody, handoverBody } from '../support/order-bodies'

/*
 * Commands on orders, each with a mark by which it can be followed: in the moment at which it was done, or in the line that
 * is cancelled. An order's id says whose it is.
 */

export const orderIdOf = (seller: string, thing: number): string => `OD-${seller}-${thing}`
const sellerOfOrder = (id: string): string => /^OD-(S-\d+)-/.exec(id)?.[1] ?? ''

const begin = Date.parse('2026-11-21T04:00:00Z')
const momentOf = (mark: number): string => new Date(begin + mark * 1000).toISOString()

export interface OrderChange {
  readonly id: string
  readonly rev: number
  readonly mark: number
  /** How many changes of this order were saved before: each is another command. */
  readonly nth: number
}

/** What is done to an order; no two are of one subject. */
export function orderCommand({ id, rev, mark, nth }: OrderChange): { readonly command: string; readonly body: CommandBody } {
  const at = momentOf(mark)
  switch (nth) {
    case 0:
      return { command: 'order-pack', body: packBody({ id, rev, at }) }
    case 1:
      return { command: 'order-handover', body: handoverBody({ id, rev, at }) }
    case 2:
      return { command: 'order-dispatch', body: { id, rev, courier: null, tracking: null, day: at.slice(0, 10), at } }
    case 3:
      return { command: 'order-outcome', body: { id, rev, delivered: true, at } }
    default:
      return { command: 'order-cancel', body: { id, rev, reason: 'damaged', lineIds: [`M${mark}`] } }
  }
}

const bodySchema = z.object({
  id: z.string(),
  rev: z.number(),
  at: z.optional(z.string()),
  lineIds: z.optional(z.array(z.string())),
  invoiceNumber: z.optional(z.nullable(z.string())),
})

/** What stands in the body of a command on an order. */
export function readOrderBody(body: unknown) {
  const { id, rev, at, lineIds, invoiceNumber = null } = bodySchema.parse(body)
  const mark = at === undefined ? Number(lineIds?.[0]?.slice(1)) : (Date.parse(at) - begin) / 1000
  return { id, rev, mark, invoiceNumber, seller: sellerOfOrder(id) }
}
