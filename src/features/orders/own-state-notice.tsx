import { serverNow } from '@/clock/server-clock'
import { dayInIndia } from '@/domain/date-texts'
import { isForbiddenInterstateSale } from '@/domain/law/interstate-sale'
import { stateOf } from '@/domain/orders/order-state'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { useModules } from '@/resources/modules'
import { Alert } from '@/ui/alert'
import { ordersTexts as texts } from './texts'

/** Warns before a parcel leaves that the seller may not sell to the buyer's state. It blocks nothing: the marketplace decides (LAW-04). */
export function OwnStateNotice({ order }: { readonly order: OverlaidOrder }) {
  const known = useModules()
  const state = stateOf(order)
  if (typeof known !== 'object' || known.profile === null || (state !== 'placed' && state !== 'packed')) return null
  const day = dayInIndia(order.packed === null ? serverNow() : Date.parse(order.packed.at))
  return isForbiddenInterstateSale(order, known.profile, day) && <Alert variant="info">{texts.ownStateOnly}</Alert>
}
