import { mobileSchema, sellerIdSchema as sellerId } from './access'
import { signatureMaximumBytes, textMaximumLength } from './limits'
import { z } from './schema'
import { onboardingSteps } from './steps'

export const onboardingStepSchema = z.literal(onboardingSteps)
export const nextStepSchema = z.union([onboardingStepSchema, z.literal('complete')])

export const gstTypes = ['Regular GST', 'Composit GST', 'Enrolment ID', 'No GST'] as const
export const gstTypeSchema = z.enum(gstTypes)
export type GstType = z.infer<typeof gstTypeSchema>

export const accountTypes = ['savings', 'current'] as const
export const accountTypeSchema = z.enum(accountTypes)

export const shippingTypes = ['Lazy Shipping', 'Self Shipping', 'Both'] as const
export const shippingTypeSchema = z.enum(shippingTypes)

export const deliveryTypes = ['Standard', 'Express', 'One Day', 'Two Day', 'Same Day'] as const
export const deliveryTypeSchema = z.enum(deliveryTypes)
export type DeliveryType = z.infer<typeof deliveryTypeSchema>

const text = z.string().check(z.maxLength(textMaximumLength))

/** A time of day as `HH:MM` on the 24-hour clock. */
export const timeOfDaySchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const period = z.enum(['AM', 'PM'])

export const step3RequestSchema = z.object({ sellerId, nickname: text, gstType: gstTypeSchema })

export const step4RequestSchema = z.object({
  sellerId,
  accountHolderName: text,
  accountNumber: text,
  confirmAccountNumber: text,
  accountType: accountTypeSchema,
  ifscCode: text,
})

export const addressSchema = z.object({
  doorNo: text,
  apartment: text,
  address: text,
  landmark: text,
  pincode: text,
  city: text,
  state: text,
  country: text,
})
export type Address = z.infer<typeof addressSchema>

export const step5RequestSchema = z.object({
  sellerId,
  pickupAddress: addressSchema,
  returnAddress: addressSchema,
})

export const cutoffTimesSchema = z.object({
  standardExpress: timeOfDaySchema,
  standardExpressPeriod: period,
  oneTwoDay: timeOfDaySchema,
  oneTwoDayPeriod: period,
  sameDay: timeOfDaySchema,
  sameDayPeriod: period,
})

export const step6RequestSchema = z.object({
  sellerId,
  shippingType: shippingTypeSchema,
  deliveryTypes: z.array(deliveryTypeSchema).check(z.maxLength(deliveryTypes.length)),
  cutoffTimes: cutoffTimesSchema,
})

const pngDataUrlPrefix = 'data:image/png;base64,'

export const step7RequestSchema = z.object({
  mobile: mobileSchema,
  signUrl: z.string().check(
    z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/),
    // Base64 writes three bytes as four characters.
    z.maxLength(pngDataUrlPrefix.length + Math.ceil(signatureMaximumBytes / 3) * 4),
  ),
  authReturn: z.literal(true),
  authReplace: z.literal(true),
})

/** The specification leaves the success bodies of steps 4 to 7 open; of every step only a message is read. */
export const stepResponseSchema = z.object({ message: z.optional(z.string()) })
