import { emailSchema, mobileSchema } from './access'
import { recordIdSchema, revisionSchema } from './formats'
import { tokenMaximumLength } from './limits'
import { z } from './schema'

/** The two events of the duplicate check (section 7 of the specification). */
export const socketEvents = {
  checkDuplicate: 'checkSellerDuplicate',
  duplicateResult: 'duplicateResult',
} as const

export const duplicateFieldSchema = z.enum(['email', 'mobile'])
export type DuplicateField = z.infer<typeof duplicateFieldSchema>

export const duplicateCheckSchema = z.union([
  z.strictObject({ email: emailSchema }),
  z.strictObject({ mobile: mobileSchema }),
])
export type DuplicateCheck = z.infer<typeof duplicateCheckSchema>

/** What a backend ought to send: `available` is yes when it is true or the string 'true' (REG-08). */
export const duplicateResultSchema = z.object({
  field: duplicateFieldSchema,
  available: z.union([z.boolean(), z.string()]),
})
export type DuplicateResult = z.infer<typeof duplicateResultSchema>

/** How the portal reads it: 1 means yes too, and every other word or number means no. */
export const duplicateAnswerSchema = z.object({
  field: duplicateFieldSchema,
  available: z.pipe(z.union([z.boolean(), z.string(), z.number()]), z.transform((value) => value === true || value === 'true' || value === 1)),
})

/**
 * The events of a seller's orders: after connecting, the client identifies itself and is told which order has changed. An
 * event only triggers a read, so a lost one delays news and never makes the data wrong (EXT-08).
 */
export const sellerEvents = {
  watchSeller: 'watchSeller',
  orderPlaced: 'orderPlaced',
  orderCancelled: 'orderCancelled',
  orderMoved: 'orderMoved',
} as const

export const watchSellerSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(tokenMaximumLength)) })
export type WatchSeller = z.infer<typeof watchSellerSchema>
/** Which order has changed, and its new revision. */
export const orderEventSchema = z.object({ id: recordIdSchema, rev: revisionSchema })
export type OrderEvent = z.infer<typeof orderEventSchema>
