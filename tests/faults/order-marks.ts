import type { OrderCommandName } from '@/contract/endpoints'
import type { CommandBody } from '@/outbox/command'
import { z } from '@/contract/schema'
import { packBody, handoverBody } from '../support/order-bodies'
import type { SellerId } from './history'

/*
 * Commands on orders, each with a mark by which it can be followed: in a long queue it is in the command's time, or in
 * the cancelled line. An order's id names its seller. On the product's screens nobody chooses a time: there the mark is
 * the parcel's weight or tracking number, and a command with neither is recognised by the press that was noted before
 * it.
 */

export const orderIdOf = (seller: SellerId, thing: number): string => `OD-${seller}-${thing}`
export const sellerOfOrder = (id: string): SellerId => /^OD-(S-\d+)-/.exec(id)?.[1] ?? ''

const begin = Date.parse('2026-11-21T04:00:00Z')
const momentOf = (mark: number): string => new Date(begin + mark * 1000).toISOString()

export interface OrderChange {
  readonly id: string
  readonly rev: number
  readonly mark: number
  /** How many changes of this order were saved before; each is a different command. */
  readonly nth: number
}

/** The nth command on an order; no two have the same subject. */
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

/** The tracking number that a seller types for a mark. */
export const trackingOf = (mark: number): string => `SWIFT${mark}`

/** The parts of a command's body, with its mark. */
export function readOrderBody(body: unknown) {
  const { id, rev, at, grams = null, tracking = null, lineIds, invoiceNumber = null, left = false } = bodySchema.parse(body)
  const [, tracked = null] = /^SWIFT(\d+)$/.exec(tracking ?? '') ?? []
  const mark = at === undefined ? Number(lineIds?.[0]?.slice(1)) : (Date.parse(at) - begin) / 1000
  return { id, rev, mark, typedMark: tracked === null ? grams : Number(tracked), invoiceNumber, left, seller: sellerOfOrder(id) }
}

/** For each deed a field that only its command's body has. */
const fieldsOfDeeds = { pack: 'grams', handover: 'manifestId', dispatch: 'tracking', outcome: 'delivered' } as const

/** What a command's body does to its order; two with the same deed have the same subject. */
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

/** Recognises commands on orders by the presses that were noted before they arrived. */
export function createPresses() {
  const noted = new Map<string, number>()
  const ofKeys = new Map<string, number>()
  return {
    note: ({ id, command, mark }: OrderPress): void => void noted.set(`${id} ${command}`, mark),
    /** The mark of the command under a key; every attempt has the same. */
    markOf(key: string, command: OrderCommandName, body: unknown): number {
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
