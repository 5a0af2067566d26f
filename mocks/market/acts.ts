import { cancelReasons } from '@/contract/modules/order-commands'
import { z } from '@/contract/schema'

/*
 * What was done to orders: all that is stored of them, each under 200 bytes. Everything else follows from the shop's seed
 * and the time. Stored by earlier versions too: new fields are optional.
 */

const time = z.number().check(z.gte(0), z.lte(Date.UTC(9999, 11, 31)))

/** When it was done, as the phone tells it. Earlier versions have not stored it. */
const toldAt = { toldAt: z.optional(time) }

const deedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pack'), grams: z.number(), sides: z.tuple([z.number(), z.number(), z.number()]), packedAt: time, number: z.nullable(z.string()) }),
  /** No line means all of it. */
  z.object({ kind: z.literal('cancel'), reason: z.enum(cancelReasons), lineIds: z.array(z.string()) }),
  z.object({ kind: z.literal('handover'), manifestId: z.string(), left: z.boolean(), ...toldAt }),
  z.object({ kind: z.literal('dispatch'), courier: z.nullable(z.string()), tracking: z.nullable(z.string()), ...toldAt }),
  z.object({ kind: z.literal('outcome'), delivered: z.boolean(), ...toldAt }),
  z.object({ kind: z.literal('taken-out') }),
  /** Played by the presenter: the customer changes his mind, of the order or of its first line. */
  z.object({ kind: z.literal('customer-cancels'), onlyLine: z.boolean() }),
])
/** What is done to an order. */
export type Deed = z.infer<typeof deedSchema>

export const actSchema = z.object({
  orderId: z.string(),
  /** When the service took it. */
  at: time,
  deed: deedSchema,
})
export type Act = z.infer<typeof actSchema>
