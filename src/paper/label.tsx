import type { Address } from '@/contract/onboarding'
import type { Order } from '@/contract/reads/orders/orders'
import type { SellerProfile } from '@/domain/law/document'
import { Barcode } from './barcode'
import { toCollect } from './words'

/** The lines of an address, without empty parts. */
const linesOf = ({ doorNo, apartment, address, landmark, city, state, pincode }: Address): readonly string[] =>
  [[doorNo, apartment, address], [landmark], [city, state, pincode]].map((parts) => parts.filter((part) => part.trim() !== '').join(', ')).filter((line) => line !== '')

/** The most rows of goods: with more, the return address would not fit on the label. */
const mostRows = 7

/** The label of a parcel (FILE-02). If the seller delivers it herself, the barcode is the order's number. */
export function Label({ order, profile }: { readonly order: Order; readonly profile: SellerProfile }) {
  const { buyer, courier, route, awb, lines, numbers, cashOnDeliveryPaise } = order
  const wanted = lines.filter(({ cancelled }) => !cancelled)
  const named = wanted.length > mostRows ? wanted.slice(0, mostRows - 1) : wanted
  return (
    <section className="paper-label">
      <header>
        <strong>{courier ?? profile.name}</strong>
        {profile.paperMark !== undefined && <span>{profile.paperMark}</span>}
        {route !== null && <strong>{route}</strong>}
      </header>
      <Barcode text={awb ?? order.id} />
      <p className="paper-pay">{toCollect(cashOnDeliveryPaise)}</p>
      <address>
        <span>To</span>
        <strong>{buyer.name}</strong>
        {buyer.street !== undefined && <span>{buyer.street}</span>}
        <span>
          {buyer.city} <strong>{buyer.pincode}</strong>
        </span>
        {buyer.phone !== undefined && <span>{buyer.phone}</span>}
      </address>
      <ul>
        <li>Order {numbers.join(', ')}</li>
        {named.map(({ id, sku, quantity }) => (
          <li key={id}>
            {sku} × {quantity}
          </li>
        ))}
        {named.length < wanted.length && <li>and {wanted.length - named.length} more</li>}
      </ul>
      <footer>
        <span>If undelivered, return to {profile.name}</span>
        {linesOf(profile.address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </footer>
    </section>
  )
}
