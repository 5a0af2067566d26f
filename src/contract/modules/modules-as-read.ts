import { addressSchema } from '../onboarding'
import { z } from '../schema'
import { modulesSchema } from './modules'

const { serverTime, profile } = modulesSchema.shape
const profileSchema = profile.def.innerType
const { shippingType, cutoffTimes } = profileSchema.shape

/** What nothing here goes by: however it is written, it keeps no module from a seller. */
const unneeded = <Told extends z.ZodMiniType>(told: Told) => z.catch(z.optional(told), undefined)

/** Nothing where it is not there: papers leave it out as they do what is blank. */
const perhaps = <Part extends z.ZodMiniType<string>>(part: Part) => z.pipe(z.optional(z.nullable(part)), z.transform((told) => told ?? ''))

const { doorNo, apartment, landmark, country } = addressSchema.shape
/** What no parcel finds its way without has to be there. */
const addressAsReadSchema = z.extend(addressSchema, { doorNo: perhaps(doorNo), apartment: perhaps(apartment), landmark: perhaps(landmark), country: perhaps(country) })

/** How the portal reads which modules there are; a file of its own, as no screen before the sign-in asks for them. */
export const modulesAsReadSchema = z.extend(modulesSchema, {
  profile: z.nullable(
    z.extend(profileSchema, {
      address: addressAsReadSchema,
      supplierAddress: z.optional(addressAsReadSchema),
      shippingType: unneeded(shippingType),
      cutoffTimes: unneeded(cutoffTimes),
      // An invoice is printed without a network too, and no page takes pictures from elsewhere: it is signed by hand then.
      signature: z.catch(z.nullable(z.string().check(z.startsWith('data:image/'))), null),
    }),
  ),
  serverTime: unneeded(serverTime),
})
export type ModulesAsRead = z.infer<typeof modulesAsReadSchema>
