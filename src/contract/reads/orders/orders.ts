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
  /** Of one piece, tax included. */
  unitPaise: paiseSchema,
  hsn: text,
  gstRate: basisPointsSchema,
  cancelled: z.boolean(),
  /** Of one piece ready to be sent, where the marketplace knows it. */
  grams: z.optional(gramsSchema),
  sides: z.optional(sidesSchema),
})
export type OrderLine = z.infer<typeof orderLineSchema>

const buyerSchema = z.object({
  name: text,
  /** Gone from the device some days after the order is closed, as `phone` is. */
  street: z.optional(text),
  city: text,
  pincode: pinCodeSchema,
  stateCode: stateCodeSchema,
  /** With all but its last digits hidden. */
  phone: z.optional(text),
})

export const cancelledBy = ['customer', 'seller', 'marketplace'] as const

/** One parcel, on its way from the shelf to the customer. */
const orderSchema = z.object({
  id: recordIdSchema,
  rev: revisionSchema,
  updatedAt: instantSchema,
  kind: z.enum(['sale', 'replacement']),
  /** The customer's order numbers; several are a bundle. */
  numbers: z.array(text).check(z.minLength(1), z.maxLength(5)),
  lines: z.array(orderLineSchema).check(z.minLength(1), z.maxLength(10)),
  /** Who brings it: the marketplace's courier (`lazy`), or the seller. */
  shipBy: z.enum(['lazy', 'self']),
  deliveryType: deliveryTypeSchema,
  placedAt: instantSchema,
  packBy: instantSchema,
  /** One of `orderStates`; a state that this version does not know is shown as such, without actions. */
  state: text,
  buyer: buyerSchema,
  /** What the courier collects; 0 for what was paid before. */
  cashOnDeliveryPaise: paiseSchema,
  courier: z.nullable(text),
  /** The courier's number of the parcel. */
  awb: z.nullable(text),
  route: z.nullable(text),
  invoiceNumber: z.nullable(text),
  /** Of a replacement: the number of the first invoice, which stands for it too (LAW-09). */
  refersTo: z.optional(text),
  packed: z.nullable(z.object({ grams: gramsSchema, sides: sidesSchema, at: instantSchema })),
  manifestId: z.nullable(recordIdSchema),
  /** What happened to it, oldest first, in the marketplace's words. */
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
