import { addressSchema } from '../onboarding'
import { z } from '../schema'
import { modulesSchema } from './modules'

const { serverTime, profile } = modulesSchema.shape
const profileSchema = profile.def.innerType
const { shippingType, cutoffTimes } = profileSchema.shape

/** A field that the portal does not use: whatever it contains, the answer can be read. */
const unneeded = <Told extends z.ZodMiniType>(told: Told) => z.catch(z.optional(told), undefined)

/** An empty text if it is missing: papers leave out blank parts. */
const perhaps = <Part extends z.ZodMiniType<string>>(part: Part) => z.pipe(z.optional(z.nullable(part)), z.transform((told) => told ?? ''))

const { doorNo, apartment, landmark, country } = addressSchema.shape
/** Only the parts without which no parcel arrives are required. */
const addressAsReadSchema = z.extend(addressSchema, { doorNo: perhaps(doorNo), apartment: perhaps(apartment), landmark: perhaps(landmark), country: perhaps(country) })

/** How the portal reads the offered modules; a file of its own, since no screen before the sign-in needs it. */
export const modulesAsReadSchema = z.extend(modulesSchema, {
  profile: z.nullable(
    z.extend(profileSchema, {
      address: addressAsReadSchema,
      supplierAddress: z.optional(addressAsReadSchema),
      shippingType: unneeded(shippingType),
      cutoffTimes: unneeded(cutoffTimes),
      // Only an embedded picture can be printed offline, and the page's policy loads none from other hosts; otherwise the invoice is signed by hand.
      signature: z.catch(z.nullable(z.string().check(z.startsWith('data:image/'))), null),
    }),
  ),
  serverTime: unneeded(serverTime),
})
export type ModulesAsRead = z.infer<typeof modulesAsReadSchema>
