import { isNamed } from '@/resources/known-modules'
import { useModules } from '@/resources/modules'

/**
 * Whether packing a sale draws an invoice number: not where the marketplace has said that it offers no invoices (EXT-02).
 * Where it is unknown what it offers, or its endpoint has gone since, a number stored on this phone is drawn all the same,
 * because the invoice may have to be printed.
 */
export function useNumbersSales(): boolean {
  const known = useModules()
  return typeof known !== 'object' || isNamed(known, 'invoices')
}
