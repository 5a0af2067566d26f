import { serverNow } from '@/clock/server-clock'
import { dayInIndia } from '@/domain/date-texts'
import { documentKindOn } from '@/domain/law/rules'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { documentsToCome } from '@/domain/orders/parcel-papers'
import { isNamed } from '@/resources/known-modules'
import { useModules } from '@/resources/modules'
import { ordersTexts as texts } from './texts'

/**
 * Returns a function that says how many parcels would leave without their document, named as the seller's GST type requires
 * (LAW-04, LAW-05); it returns null where none would, and where the marketplace offers no invoices.
 */
export function useDocumentsToCome(): (orders: readonly OverlaidOrder[]) => string | null {
  const known = useModules()
  return (orders) => {
    const { length } = documentsToCome(orders)
    if (length === 0 || typeof known !== 'object' || !isNamed(known, 'invoices')) return null
    const kind = known.profile === null ? 'invoice' : documentKindOn(known.profile.gstType, dayInIndia(serverNow()))
    return texts.documentsToCome(length, kind)
  }
}
