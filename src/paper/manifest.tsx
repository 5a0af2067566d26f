import type { Order } from '@/contract/reads/orders/orders'
import type { SellerProfile } from '@/domain/law/document'
import { Barcode } from './barcode'
import { notes, paperDay } from './words'

/** Parcels that are handed over together. */
export interface HandedOver {
  readonly id: string
  /** Null while the courier is unknown. */
  readonly courier: string | null
  /** When they were packed, as `YYYY-MM-DD` in India. */
  readonly day: string
  readonly orders: readonly Order[]
}

interface ManifestProps extends HandedOver {
  readonly profile: SellerProfile
}

/** The list of parcels handed over to one courier, which both sign (FILE-01). */
export function Manifest({ id, courier, day, orders, profile }: ManifestProps) {
  return (
    <section className="paper-page paper-manifest">
      <table>
        {/* Browsers repeat a table head on each page, so that every page says which manifest it belongs to. */}
        <thead>
          <tr>
            <th colSpan={4} className="paper-title">
              <h1>
                Manifest {id}
                {profile.paperMark !== undefined && ` (${profile.paperMark})`}
              </h1>
              <p>
                {courier === null ? '' : `${courier}: `}
                {orders.length} {orders.length === 1 ? 'parcel' : 'parcels'} of {profile.name}, packed on {paperDay(day)}
              </p>
            </th>
          </tr>
          <tr>
            <th>No.</th>
            <th>Order</th>
            <th>Courier’s number</th>
            <th>Weight</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order, index) => (
            <tr key={order.id}>
              <td>{index + 1}</td>
              <td>{order.id}</td>
              <td>{order.awb === null ? notes.numberToCome : <Barcode text={order.awb} />}</td>
              <td>{order.packed !== null && `${order.packed.grams} g`}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>
              <span>Handed over by</span>
            </td>
            <td colSpan={2}>
              <span>Received by (name, signature, day and time)</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
