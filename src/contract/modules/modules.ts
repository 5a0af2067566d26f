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
 * Which modules a marketplace offers a seller, each with its version, and the profile that they need. A module in a version
 * other than 1 is treated as not offered.
 */
export const modulesSchema = z.object({
  modules: z.object(asOffered(z.catch(z.optional(z.pipe(z.coerce.number(), z.literal(1))), undefined))),
  /** True while her registration is under review: the modules open when it is approved. */
  notApproved: z.optional(z.boolean()),
  /** What labels and invoices print; null until the backend has all steps. */
  profile: z.nullable(z.object({
    gstType: gstTypeSchema,
    /** Null for sellers without GST. */
    gstNumber: z.nullable(z.string()),
    stateCode: stateCodeSchema,
    name: z.string(),
    /** The return address, printed on labels. */
    address: addressSchema,
    /** Her address as registered for GST, in the state of `stateCode`, printed on invoices; if it is missing, `address` is printed. */
    supplierAddress: z.optional(addressSchema),
    shippingType: shippingTypeSchema,
    cutoffTimes: cutoffTimesSchema,
    /** A remark on everything printed for her, such as that it is a trial. */
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
  // Parsed by `parseLeniently` where it is requested, so that a differently spelled value does not fail the call.
  answer: z.looseObject({}),
} as const
