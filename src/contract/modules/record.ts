import { recordIdSchema } from '../formats'
import { ordersRead } from '../reads/orders/orders'
import { z } from '../schema'

/** One record by its id, for records that are too old to be kept on the device. */
export const recordEndpoint = {
  method: 'GET',
  path: '/api/seller/record',
  access: 'seller',
  success: 'specified',
  request: z.object({
    /** The read that it belongs to. */
    of: z.enum(['orders']),
    id: recordIdSchema,
  }),
  response: z.object({ success: z.literal(true), record: ordersRead.item }),
  answer: z.object({ record: z.looseObject({}) }),
} as const
