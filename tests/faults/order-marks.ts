import type { OrderCommandName } from '@/contract/endpoints'
import type { CommandBody } from '@/outbox/command'
import { z } from '@/contract/schema'
import { packBody, handoverBody } from '../support/order-bodies'
import type { SellerId } from './history'

/*
 * Commands on orders, each with a mark by which it can be followed: in a long queue in the moment at which it was done, or in
 * the line that is cancelled. An order's id says whose it is. On the product's screens a moment is nobody's to choose: there
 * the mark is the weight of the parcel or its tracking number, and what has neither is known by the press that was noted before it.
 */

export const orderIdOf = (seller: SellerId, thing: number): string => `OD-${seller}-${thing}`
export const sellerOfOrder = (id: string): SellerId => /^OD-(S-\d+)-/.exec(id)?.[1] ?? ''

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
  grams: z.optional(z.number()),
  tracking: z.optional(z.nullable(z.string())),
  lineIds: z.optional(z.array(z.string())),
  invoiceNumber: z.optional(z.nullable(z.string())),
  left: z.optional(z.boolean()),
})

/** What a seller types as the tracking number of a parcel with a mark. */
export const trackingOf = (mark: number): string => `SWIFT${mark}`

/** What stands in the body of a command on an order. */
export function readOrderBody(body: unknown) {
  const { id, rev, at, grams = null, tracking = null, lineIds, invoiceNumber = null, left = false } = bodySchema.parse(body)
  const [, tracked = null] = /^SWIFT(\d+)$/.exec(tracking ?? '') ?? []
  const mark = at === undefined ? Number(lineIds?.[0]?.slice(1)) : (Date.parse(at) - begin) / 1000
  return { id, rev, mark, typedMark: tracked === null ? grams : Number(tracked), invoiceNumber, left, seller: sellerOfOrder(id) }
}

/** A field that the body of no other command has. */
const fieldsOfDeeds = { pack: 'grams', handover: 'manifestId', dispatch: 'tracking', outcome: 'delivered' } as const

/** What the body of a command says was done to an order; two that say the same are of one subject. */
export function deedIn(body: unknown): string {
  const { lineIds } = bodySchema.parse(body)
  if (lineIds !== undefined) return ['cancel', ...lineIds].join(' ')
  const fields = Object.keys(z.looseObject({}).parse(body))
  return Object.entries(fieldsOfDeeds).find(([, field]) => fields.includes(field))?.[0] ?? 'taken-out'
}

/** A press on a screen that does something to an order. */
export interface OrderPress {
  readonly id: string
  readonly command: OrderCommandName
  readonly mark: number
}

/** Tells commands on orders by the presses that were noted before they came. */
export function createPresses() {
  const noted = new Map<string, number>()
  const ofKeys = new Map<string, number>()
  return {
    note: ({ id, command, mark }: OrderPress): void => void noted.set(`${id} ${command}`, mark),
    /** The mark of what came under a key: every try of it has the same. */
    digestOf(key: string, command: OrderCommandName, body: unknown): number {
      const { id, mark, typedMark } = readOrderBody(body)
      const known = ofKeys.get(key)
      if (known !== undefined) return known
      const press = noted.get(`${id} ${command}`)
      const own = press === undefined ? mark : (typedMark ?? press)
      ofKeys.set(key, own)
      return own
    },
  }
}
