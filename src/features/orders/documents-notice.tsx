import type { OverlaidOrder } from '@/domain/orders/overlay'
import { Alert } from '@/ui/alert'
import { useDocumentsToCome } from './use-documents-to-come'

/** Says how many parcels would leave without their document (LAW-05). */
export function DocumentsNotice({ orders }: { readonly orders: readonly OverlaidOrder[] }) {
  const sentence = useDocumentsToCome()(orders)
  return sentence !== null && <Alert variant="info">{sentence}</Alert>
}
