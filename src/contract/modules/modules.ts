import { instantSchema, stateCodeSchema } from '../formats'
import { addressSchema, cutoffTimesSchema, gstTypeSchema, shippingTypeSchema } from '../onboarding'
import { z } from '../schema'

/** The parts of a seller's day that a marketplace may offer beside the onboarding. */
export const moduleNames = ['catalogue', 'brands', 'orders', 'returns', 'claims', 'invoices'] as const
export type ModuleName = (typeof moduleNames)[number]

const asOffered = <Offered>(offered: Offered): Record<ModuleName, Offered> => ({
  catalogue: offered,
  brands: offered,
  orders: offered,
  returns: offered,
  claims: offered,
  invoices: offered,
})

/**
 * Which modules a marketplace offers a seller, each in its version, and what they need to know of her. A later version of
 * a module is none that this portal knows.
 */
export const modulesSchema = z.object({
  modules: z.object(asOffered(z.catch(z.optional(z.pipe(z.coerce.number(), z.literal(1))), undefined))),
  /** Her registration is still looked at: everything opens when it is approved. */
  notApproved: z.optional(z.boolean()),
  /** What stands on labels and invoices; null until all steps are in. */
  profile: z.nullable(z.object({
    gstType: gstTypeSchema,
    /** Null for sellers without GST. */
    gstNumber: z.nullable(z.string()),
    stateCode: stateCodeSchema,
    name: z.string(),
    /** Where goods come back to: it stands on labels. */
    address: addressSchema,
    /** Where she supplies from as GST knows it, in the state of `stateCode`: it stands on invoices, and `address` where it is missing. */
    supplierAddress: z.optional(addressSchema),
    shippingType: shippingTypeSchema,
    cutoffTimes: cutoffTimesSchema,
    /** What all that is printed for her says besides, such as that it is a trial. */
    paperMark: z.optional(z.string()),
    /** The signature of step 7, as a PNG data URL; null where the marketplace gives none. */
    signature: z.nullable(z.string()),
  })),
  serverTime: instantSchema,
})
export type Modules = z.infer<typeof modulesSchema>

export const modulesEndpoint = {
  method: 'GET',
  path: '/api/seller/modules',
  access: 'seller',
  success: 'specified',
  request: z.object({}),
  response: z.extend(modulesSchema, { modules: z.object(asOffered(z.optional(z.literal(1)))) }),
  // Read as it was meant where it is asked for.
  answer: z.looseObject({}),
} as const
