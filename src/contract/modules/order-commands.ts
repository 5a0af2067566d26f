import { daySchema, gramsSchema, instantSchema, recordIdSchema, revisionSchema, sidesSchema, textOf } from '../formats'
import { courierMaximumLength, courierMinimumLength, documentNumberMaximumLength, trackingMaximumLength, trackingMinimumLength } from '../limits'
import { ordersRead } from '../reads/orders/orders'
import { z } from '../schema'

/** `rev` is the revision that the seller decided on; if the order has changed since, the refusal carries it as `current`. */
const decidedOn = { id: recordIdSchema, rev: revisionSchema }

const acceptedFields = { success: z.literal(true), message: z.optional(z.string()) }

/**
 * How the answer to an accepted command is read. The command is done whatever `record` looks like, so a record of unknown
 * shape does not fail the call; it is parsed where it is stored.
 */
const commandAnswerSchema = z.object({ message: z.optional(z.string()), record: z.catch(z.optional(z.looseObject({})), undefined) })

/** An endpoint that changes one order and answers the changed order. */
const changesOrder = <const Path extends `/api/seller/order-${string}`, Request extends z.ZodMiniType>(path: Path, request: Request) => {
  const response = z.object({ ...acceptedFields, record: ordersRead.item })
  return { method: 'POST', path, access: 'seller', success: 'open', request, response, answer: commandAnswerSchema } as const
}

const documentNumberSchema = z.string().check(z.regex(/^[A-Z0-9/-]+$/), z.maxLength(documentNumberMaximumLength))

/** Why a seller cancels; `cannot-deliver` is only for orders that she delivers herself. */
export const cancelReasons = ['out-of-stock', 'damaged', 'wrong-price', 'cannot-deliver'] as const
export type CancelReason = (typeof cancelReasons)[number]

const trackingSchema = z.string().check(z.regex(new RegExp(`^[A-Za-z0-9-]{${trackingMinimumLength},${trackingMaximumLength}}$`)))

export const orderEndpoints = {
  orderPack: changesOrder(
    '/api/seller/order-pack',
    z.object({ ...decidedOn, grams: gramsSchema, sides: sidesSchema, invoiceNumber: z.nullable(documentNumberSchema), at: instantSchema }),
  ),
  /** An empty `lineIds` cancels the whole order. */
  orderCancel: changesOrder(
    '/api/seller/order-cancel',
    z.object({ ...decidedOn, reason: z.enum(cancelReasons), lineIds: z.array(recordIdSchema) }),
  ),
  /** `left`: the parcel left with the courier although the order had been cancelled meanwhile. */
  orderHandover: changesOrder(
    '/api/seller/order-handover',
    z.object({ ...decidedOn, manifestId: recordIdSchema, at: instantSchema, left: z.optional(z.literal(true)) }),
  ),
  /** `courier` and `tracking` are null if the seller brings it herself. */
  orderDispatch: changesOrder(
    '/api/seller/order-dispatch',
    z.object({ ...decidedOn, courier: z.nullable(textOf(courierMinimumLength, courierMaximumLength)), tracking: z.nullable(trackingSchema), day: daySchema, at: instantSchema }),
  ),
  orderOutcome: changesOrder('/api/seller/order-outcome', z.object({ ...decidedOn, delivered: z.boolean(), at: instantSchema })),
  /** The seller has unpacked the parcel of a cancelled order. */
  orderTakenOut: changesOrder('/api/seller/order-taken-out', z.object(decidedOn)),
} as const

const prefixSchema = z.string().check(z.regex(/^[A-Z0-9/-]{1,11}$/))
const yearSchema = z.string().check(z.regex(/^\d{2}-\d{2}$/))

export const documentEndpoints = {
  /** The device's own series of invoice numbers for one financial year (`26-27`). Idempotent: the same prefix, and the next free number. */
  invoiceSeries: {
    method: 'POST',
    path: '/api/seller/invoice-series',
    access: 'seller',
    success: 'open',
    request: z.object({ phoneId: recordIdSchema, year: yearSchema }),
    response: z.object({ ...acceptedFields, prefix: prefixSchema, next: z.number().check(z.int(), z.gte(1)) }),
    answer: z.object({ message: z.optional(z.string()), prefix: prefixSchema, next: z.coerce.number().check(z.int(), z.gte(1)) }),
  },
  /** Reports an invoice number that was drawn and is on no invoice. */
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
