import { daySchema, recordIdSchema } from '../../formats'
import { z } from '../../schema'
import { describeRead } from '../changes'

const offerSchema = z.object({
  id: recordIdSchema,
  name: z.string(),
  discount: z.number().check(z.gte(0), z.lte(100)),
  purchaseValue: z.number().check(z.gte(0)),
  startDate: daySchema,
  endDate: daySchema,
})
/** An offer of the marketplace that sellers may take part in (OFFER-01); `typical-offers.ts` says what its fields mean. */
export type Offer = z.infer<typeof offerSchema>

export const offersRead = describeRead({
  title: 'Offers',
  path: '/api/seller/offers',
  module: null,
  item: offerSchema,
  typical: () => import('./typical-offers'),
})
