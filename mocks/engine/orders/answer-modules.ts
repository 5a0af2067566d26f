import { step3RequestSchema, step5RequestSchema, step6RequestSchema, step7RequestSchema, type Address } from '@/contract/onboarding'
import { moduleNames, type Modules } from '@/contract/modules/modules'
import { z } from '@/contract/schema'
import { stateCodes } from '@mocks/market/places'
import type { Seller } from '../records'
import { isApproved } from './approval'
import { modulesOf } from './shop-of'

const savedSchema = z.object({ step3: step3RequestSchema, step5: step5RequestSchema, step6: step6RequestSchema, step7: step7RequestSchema })

/** GST's code for a place that is in none of its states ("Other Territory"). */
const otherTerritory = '97'

// A map: a state is free text, and may be `constructor`, which every object has.
const codes = new Map(Object.entries(stateCodes))
const stateCodeOf = ({ state }: Address): string => codes.get(state.trim().toLowerCase()) ?? otherTerritory

/** The onboarding asks for no GSTIN: an obviously made-up one stands in for it. */
const madeUpGstin = (stateCode: string): string => `${stateCode}DEMOX0000Z1Z5`

function profileOf({ steps, firstName, lastName }: Seller): Modules['profile'] {
  const saved = savedSchema.safeParse(steps)
  if (!saved.success) return null
  const { step3, step5, step6, step7 } = saved.data
  const stateCode = stateCodeOf(step5.pickupAddress)
  const hasGstin = step3.gstType === 'Regular GST' || step3.gstType === 'Composit GST'
  return {
    gstType: step3.gstType,
    gstNumber: hasGstin ? madeUpGstin(stateCode) : null,
    stateCode,
    name: step3.nickname.trim() || `${firstName} ${lastName}`,
    address: step5.returnAddress,
    supplierAddress: step5.pickupAddress,
    shippingType: step6.shippingType,
    cutoffTimes: step6.cutoffTimes,
    paperMark: 'Demo',
    signature: step7.signUrl,
  }
}

/** Which modules a seller has (EXT-01). */
export function answerModules(seller: Seller, now: number): Modules {
  const offered = modulesOf(seller)
  return {
    modules: Object.fromEntries(moduleNames.filter((name) => offered.includes(name)).map((name) => [name, 1])),
    ...(isApproved(seller, now) ? {} : { notApproved: true }),
    profile: profileOf(seller),
    serverTime: new Date(now).toISOString(),
  }
}
