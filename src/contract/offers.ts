import { changesPageSchema } from './changes'
import { z } from './schema'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** An offer of the marketplace that sellers may take part in (OFFER-01). */
export const offerSchema = z.object({
  id: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  name: z.string(),
  /** In percent of the price. */
  discount: z.number().check(z.gte(0), z.lte(100)),
  /** What a customer has to buy for at least, in rupees. */
  purchaseValue: z.number().check(z.gte(0)),
  /** The first and the last day, such as `2026-11-21`. */
  startDate: day,
  endDate: day,
})
export type Offer = z.infer<typeof offerSchema>

export const offersPageSchema = changesPageSchema(offerSchema)
