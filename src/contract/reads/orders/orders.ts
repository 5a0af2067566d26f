import {
  basisPointsSchema,
  gramsSchema,
  instantSchema,
  paiseSchema,
  pinCodeSchema,
  recordIdSchema,
  revisionSchema,
  sidesSchema,
  stateCodeSchema,
} from '../../formats'
import { deliveryTypeSchema } from '../../onboarding'
import { z } from '../../schema'
import { describeRead } from '../changes'

const text = z.string()

const orderLineSchema = z.object({
  id: recordIdSchema,
  sku: text,
  title: text,
  quantity: z.number().check(z.int(), z.gte(1), z.lte(99)),
  /** The price of one piece, tax included. */
  unitPaise: paiseSchema,
  hsn: text,
  gstRate: basisPointsSchema,
  cancelled: z.boolean(),
  /** The weight of one piece, packed for sending, if the marketplace knows it. */
  grams: z.optional(gramsSchema),
  sides: z.optional(sidesSchema),
})
export type OrderLine = z.infer<typeof orderLineSchema>

const buyerSchema = z.object({
  name: text,
  /** The device deletes it some days after the order is closed, and `phone` too. */
  street: z.optional(text),
  city: text,
  pincode: pinCodeSchema,
  stateCode: stateCodeSchema,
  /** Masked, except for its last digits. */
  phone: z.optional(text),
})

export const cancelledBy = ['customer', 'seller', 'marketplace'] as const

/** One parcel, from the order to its delivery or cancellation. */
const orderSchema = z.object({
  id: recordIdSchema,
  rev: revisionSchema,
  updatedAt: instantSchema,
  kind: z.enum(['sale', 'replacement']),
  /** The customer's order numbers; several mean a bundle in one parcel. */
  numbers: z.array(text).check(z.minLength(1), z.maxLength(5)),
  lines: z.array(orderLineSchema).check(z.minLength(1), z.maxLength(10)),
  /** Who delivers it: the marketplace's courier (`lazy`), or the seller (`self`). */
  shipBy: z.enum(['lazy', 'self']),
  deliveryType: deliveryTypeSchema,
  placedAt: instantSchema,
  packBy: instantSchema,
  /** One of `orderStates`; a state that this version does not know is shown as unknown, without actions. */
  state: text,
  buyer: buyerSchema,
  /** What the courier collects; 0 for a prepaid order. */
  cashOnDeliveryPaise: paiseSchema,
  courier: z.nullable(text),
  /** The courier's air waybill number of the parcel. */
  awb: z.nullable(text),
  route: z.nullable(text),
  invoiceNumber: z.nullable(text),
  /** For a replacement, the number of the original sale's invoice, which covers it too (LAW-09). */
  refersTo: z.optional(text),
  packed: z.nullable(z.object({ grams: gramsSchema, sides: sidesSchema, at: instantSchema })),
  manifestId: z.nullable(recordIdSchema),
  /** Its events, oldest first, in the marketplace's words. */
  track: z.array(z.object({ at: instantSchema, text })),
  cancelled: z.nullable(
    z.object({ by: z.enum(cancelledBy), reason: text, at: instantSchema, wasPacked: z.boolean(), takenOut: z.boolean() }),
  ),
  returnId: z.nullable(recordIdSchema),
})
export type Order = z.infer<typeof orderSchema>

export const ordersRead = describeRead({
  title: 'Orders',
  path: '/api/seller/orders',
  module: 'orders',
  item: orderSchema,
  typical: () => import('./typical-orders'),
})

/** The states of an order that this version knows. */
export const orderStates = ['placed', 'packed', 'on-the-way', 'delivered', 'undelivered', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]
