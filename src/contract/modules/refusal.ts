import { z } from '../schema'

/** Why a command was refused, as a code for the portal; the message is for the seller. */
export const refusalCodes = [
  'changed',
  'cancelled',
  'state',
  'stock',
  'taken',
  'late',
  'content',
  'limit',
  'not-approved',
  'not-yours',
  'unknown',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

const fieldMaximumLength = 64

/** What a refusal may carry besides its message. */
export const refusalSchema = z.object({
  code: z.catch(z.optional(z.enum(refusalCodes)), undefined),
  /** The field of the body that it is about. */
  field: z.catch(z.optional(z.string().check(z.maxLength(fieldMaximumLength))), undefined),
  /** The record as it is now. */
  current: z.optional(z.unknown()),
})
export type Refusal = z.infer<typeof refusalSchema>
