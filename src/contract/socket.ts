import { emailSchema, mobileSchema } from './access'
import { z } from './schema'

/** Socket.IO's default path on the backend host. */
export const socketPath = '/socket.io/'

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

/** How it is read: 1 is a yes too, and every other word or number a no. */
export const duplicateAnswerSchema = z.object({
  field: duplicateFieldSchema,
  available: z.pipe(z.union([z.boolean(), z.string(), z.number()]), z.transform((value) => value === true || value === 'true' || value === 1)),
})
