import { daySchema, gramsSchema, instantSchema, recordIdSchema, revisionSchema, sidesSchema, textOf } from '../formats'
import { courierMaximumLength, courierMinimumLength, documentNumberMaximumLength, trackingMaximumLength, trackingMinimumLength } from '../limits'
import { ordersRead } from '../reads/orders/orders'
import { z } from '../schema'

/** `rev` is the order as the seller saw it when she decided; who has changed it since is told of a refusal with `current`. */
const decidedOn = { id: recordIdSchema, rev: revisionSchema }

const acceptedFields = { success: z.literal(true), message: z.optional(z.string()) }

/**
 * How the answer to a command is read, once it is known to say yes: what was done stands, and whether the record can be
 * read is seen where it is kept.
 */
const commandAnswerSchema = z.object({ message: z.optional(z.string()), record: z.catch(z.optional(z.looseObject({})), undefined) })

/** A command that changes one order, and answers it as it is now. */
const changesOrder = <const Path extends `/api/seller/order-${string}`, Request extends z.ZodMiniType>(path: Path, request: Request) => {
  const response = z.object({ ...acceptedFields, record: ordersRead.item })
  return { method: 'POST', path, access: 'seller', success: 'open', request, response, answer: commandAnswerSchema } as const
}

const documentNumberSchema = z.string().check(z.regex(/^[A-Z0-9/-]+$/), z.maxLength(documentNumberMaximumLength))

/** Why a seller cancels; the last one only where she delivers herself. */
export const cancelReasons = ['out-of-stock', 'damaged', 'wrong-price', 'cannot-deliver'] as const
export type CancelReason = (typeof cancelReasons)[number]

const trackingSchema = z.string().check(z.regex(new RegExp(`^[A-Za-z0-9-]{${trackingMinimumLength},${trackingMaximumLength}}$`)))

export const orderEndpoints = {
  orderPack: changesOrder(
    '/api/seller/order-pack',
    z.object({ ...decidedOn, grams: gramsSchema, sides: sidesSchema, invoiceNumber: z.nullable(documentNumberSchema), at: instantSchema }),
  ),
  /** With no line in `lineIds` the whole order. */
  orderCancel: changesOrder(
    '/api/seller/order-cancel',
    z.object({ ...decidedOn, reason: z.enum(cancelReasons), lineIds: z.array(recordIdSchema) }),
  ),
  /** `left`: it left with the courier although it was cancelled meanwhile. */
  orderHandover: changesOrder(
    '/api/seller/order-handover',
    z.object({ ...decidedOn, manifestId: recordIdSchema, at: instantSchema, left: z.optional(z.literal(true)) }),
  ),
  /** Both null: the seller brings it herself. */
  orderDispatch: changesOrder(
    '/api/seller/order-dispatch',
    z.object({ ...decidedOn, courier: z.nullable(textOf(courierMinimumLength, courierMaximumLength)), tracking: z.nullable(trackingSchema), day: daySchema, at: instantSchema }),
  ),
  orderOutcome: changesOrder('/api/seller/order-outcome', z.object({ ...decidedOn, delivered: z.boolean(), at: instantSchema })),
  /** A cancelled parcel was unpacked. */
  orderTakenOut: changesOrder('/api/seller/order-taken-out', z.object(decidedOn)),
} as const

const prefixSchema = z.string().check(z.regex(/^[A-Z0-9/-]{1,11}$/))
const yearSchema = z.string().check(z.regex(/^\d{2}-\d{2}$/))

export const documentEndpoints = {
  /** A series of numbers of a device's own, for one financial year (`26-27`); asked again, it answers the same, and what comes next. */
  invoiceSeries: {
    method: 'POST',
    path: '/api/seller/invoice-series',
    access: 'seller',
    success: 'open',
    request: z.object({ phoneId: recordIdSchema, year: yearSchema }),
    response: z.object({ ...acceptedFields, prefix: prefixSchema, next: z.number().check(z.int(), z.gte(1)) }),
    answer: z.object({ message: z.optional(z.string()), prefix: prefixSchema, next: z.coerce.number().check(z.int(), z.gte(1)) }),
  },
  /** A number that was drawn and stands on nothing. */
  documentVoid: {
    method: 'POST',
    path: '/api/seller/document-void',
    access: 'seller',
    success: 'open',
    request: z.object({ number: documentNumberSchema }),
    response: z.object(acceptedFields),
    answer: commandAnswerSchema,
  },
} as const
