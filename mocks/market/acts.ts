import { cancelReasons } from '@/contract/modules/order-commands'
import { z } from '@/contract/schema'

/*
 * Acts are what was done to orders, and all that is stored of orders, under 200 bytes each. Everything else is computed from
 * the shop's seed and the time. Earlier versions have stored acts too: a new field has to be optional.
 */

const time = z.number().check(z.gte(0), z.lte(Date.UTC(9999, 11, 31)))

/** When it was done, by the phone's clock. Earlier versions did not store it. */
const toldAt = { toldAt: z.optional(time) }

const deedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pack'), grams: z.number(), sides: z.tuple([z.number(), z.number(), z.number()]), packedAt: time, number: z.nullable(z.string()) }),
  /** No line id means the whole order. */
  z.object({ kind: z.literal('cancel'), reason: z.enum(cancelReasons), lineIds: z.array(z.string()) }),
  z.object({ kind: z.literal('handover'), manifestId: z.string(), left: z.boolean(), ...toldAt }),
  z.object({ kind: z.literal('dispatch'), courier: z.nullable(z.string()), tracking: z.nullable(z.string()), ...toldAt }),
  z.object({ kind: z.literal('outcome'), delivered: z.boolean(), ...toldAt }),
  z.object({ kind: z.literal('taken-out') }),
  /** Done by the presenter: the customer cancels the order, or only its first line. */
  z.object({ kind: z.literal('customer-cancels'), onlyLine: z.boolean() }),
])
/** Something that is done to an order, without when and to which. */
export type Deed = z.infer<typeof deedSchema>

export const actSchema = z.object({
  orderId: z.string(),
  /** When the service accepted it. */
  at: time,
  deed: deedSchema,
})
export type Act = z.infer<typeof actSchema>
