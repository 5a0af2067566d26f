import { isNamed } from '@/resources/known-modules'
import { useModules } from '@/resources/modules'

/**
 * Whether the packing of a sale draws a number for its invoice: not where the marketplace has said that it offers none
 * (EXT-02). Where nobody knows what it offers, or an address is gone since it said so, a number that lies here is drawn: it
 * may have to stand on paper.
 */
export function useNumbersSales(): boolean {
  const known = useModules()
  return typeof known !== 'object' || isNamed(known, 'invoices')
}
