import { codeFields, contactChannels } from './contact-channels'
import {
  contactCodePattern,
  emailMaximumLength,
  emailPattern,
  mobileNumberPattern,
  nameMaximumLength,
  passwordMaximumLength,
  passwordMinimumLength,
  sellerIdMaximumLength,
  tokenMaximumLength,
} from './limits'
import { z } from './schema'

export const sellerIdSchema = z.string().check(z.minLength(1), z.maxLength(sellerIdMaximumLength))
const tokenSchema = z.string().check(z.minLength(1), z.maxLength(tokenMaximumLength))
export const emailSchema = z.string().check(z.maxLength(emailMaximumLength), z.regex(emailPattern))
export const mobileSchema = z.string().check(z.regex(mobileNumberPattern))

const name = z.string().check(z.minLength(1), z.maxLength(nameMaximumLength))
const password = z.string().check(z.minLength(passwordMinimumLength), z.maxLength(passwordMaximumLength))
const code = z.string().check(z.regex(contactCodePattern))
const message = z.optional(z.string())

export const loginRequestSchema = z.union([
  z.object({ email: emailSchema, password }),
  z.object({ mobile: mobileSchema, password }),
])

/**
 * Sign-in succeeds only if the answer has a token (LOGIN-08). `currentStep` is left unparsed on
 * purpose: a value that is not a step is no error, and access-answers.ts decides what it means (LOGIN-10).
 */
export const loginResponseSchema = z.union([
  z.object({ token: tokenSchema, sellerId: sellerIdSchema, currentStep: z.optional(z.unknown()), message }),
  z.object({ token: z.optional(z.null()), message }),
])

export const registeredDetailsRequestSchema = z.object({ sellerId: sellerIdSchema })

export const sellerDataSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: z.string(),
  secondarymobile: z.string(),
  twoWayAuth: z.boolean(),
})
export type SellerData = z.infer<typeof sellerDataSchema>

export const registeredDetailsResponseSchema = z.object({
  success: z.literal(true),
  sellerData: sellerDataSchema,
})

/** Either spelling of the two phone numbers is understood; one of each must be there (REG-12). */
export const registerRequestSchema = z
  .object({
    firstName: name,
    lastName: name,
    email: emailSchema,
    primaryPhone: z.optional(mobileSchema),
    mobile: z.optional(mobileSchema),
    secondaryPhone: z.optional(mobileSchema),
    secondarymobile: z.optional(mobileSchema),
    password,
    confirmPassword: password,
    whatsappNotify: z.boolean(),
    twoWayAuth: z.boolean(),
    sellerId: z.optional(sellerIdSchema),
  })
  .check(
    z.refine((body) => (body.primaryPhone ?? body.mobile) !== undefined, { path: ['primaryPhone'] }),
    z.refine((body) => (body.secondaryPhone ?? body.secondarymobile) !== undefined, {
      path: ['secondaryPhone'],
    }),
  )

export const registerResponseSchema = z.object({
  success: z.literal(true),
  sellerId: sellerIdSchema,
  message,
})

export const contactChannelSchema = z.enum(contactChannels)

export const resendOtpRequestSchema = z.object({ sellerId: sellerIdSchema, type: contactChannelSchema })

export const verifyOtpRequestSchema = z.object({
  sellerId: sellerIdSchema,
  [codeFields.email]: code,
  [codeFields.mobile]: code,
  [codeFields.secondary]: code,
})

/** The body is empty: the backend ends the session of the token in the header. */
export const signOutRequestSchema = z.object({})

export const confirmationResponseSchema = z.object({ success: z.literal(true), message })
