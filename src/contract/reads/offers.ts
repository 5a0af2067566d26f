import { z } from '../schema'
import { describeRead, itemIdSchema } from './changes'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const offerSchema = z.object({
  id: itemIdSchema,
  name: z.string(),
  discount: z.number().check(z.gte(0), z.lte(100)),
  purchaseValue: z.number().check(z.gte(0)),
  startDate: day,
  endDate: day,
})
/** An offer of the marketplace that sellers may take part in (OFFER-01); `offerFields` says what its fields mean. */
export type Offer = z.infer<typeof offerSchema>

export const offersRead = describeRead({ title: 'Offers', path: '/api/seller/offers', item: offerSchema })

export const offerFields: Readonly<Record<keyof Offer, string>> = {
  id: 'Names the offer: 1 to 64 letters, digits, dots, dashes or underscores.',
  name: 'What the offer is called.',
  discount: 'In percent of the price.',
  purchaseValue: 'What a customer has to buy for at least, in rupees.',
  startDate: 'The first day, as YYYY-MM-DD in India.',
  endDate: 'The last day, as YYYY-MM-DD in India.',
}
