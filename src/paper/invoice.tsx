import type { Order } from '@/contract/reads/orders/orders'
import { documentOf, stateAndCode, type OrderDocument, type SellerProfile } from '@/domain/law/document'
import { notes, paperDay, paperMoney, paperRate, titleOf } from './words'

interface InvoiceProps {
  readonly order: Order
  readonly profile: SellerProfile
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** The customer's document, with everything that rule 46 requires; a packing slip while it has no number yet. */
export function Invoice({ order, profile, now }: InvoiceProps) {
  const document = documentOf(order, profile, now)
  const { kind, number, day, chargesTax, placeOfSupply, inWords, needsEWayBill, replaces } = document
  return (
    <section className="paper-page paper-invoice">
      <header>
        <div>
          <strong>{profile.name}</strong>
          <span>{inOneLine(profile.supplierAddress ?? profile.address)}</span>
          <span>State: {stateAndCode(profile.stateCode)}</span>
          {profile.gstNumber !== null && <span>GSTIN: {profile.gstNumber}</span>}
        </div>
        <div>
          <h1>
            {titleOf[kind]}
            {profile.paperMark !== undefined && ` (${profile.paperMark})`}
          </h1>
          {number !== null && <span>No. {number}</span>}
          <span>Date: {paperDay(day)}</span>
          <span>Order: {order.numbers.join(', ')}</span>
        </div>
      </header>
      {replaces && (
        <p>
          {notes.replacement}
          {order.refersTo !== undefined && `. ${notes.firstInvoice} ${order.refersTo}`}
        </p>
      )}
      {kind === 'bill-of-supply' && <p>{notes.composition}</p>}
      <address>
        <span>Billed and shipped to</span>
        <strong>{order.buyer.name}</strong>
        {order.buyer.street !== undefined && <span>{order.buyer.street}</span>}
        <span>
          {order.buyer.city} {order.buyer.pincode}
        </span>
        <span>Place of supply: {placeOfSupply}</span>
      </address>
      <Lines of={document} />
      <p>{inWords}</p>
      {chargesTax && number !== null && <p>{notes.reverseCharge}</p>}
      {needsEWayBill && <p>An e-way bill is needed.</p>}
      <footer>
        <span>For {profile.name}</span>
        {profile.signature === null ? <span className="paper-sign" /> : <img src={profile.signature} alt="" />}
        <span>{notes.signatory}</span>
      </footer>
    </section>
  )
}

const inOneLine = ({ doorNo, apartment, address, landmark, city, pincode }: SellerProfile['address']): string =>
  [doorNo, apartment, address, landmark, `${city} ${pincode}`].filter((part) => part.trim() !== '').join(', ')

const taxesOf = ({ chargesTax, isSameState, stateTaxName }: OrderDocument) => {
  if (!chargesTax) return []
  const shared = [
    { name: 'CGST', of: 'centralPaise', part: 0.5 },
    { name: stateTaxName, of: 'statePaise', part: 0.5 },
  ] as const
  return isSameState ? shared : ([{ name: 'IGST', of: 'integratedPaise', part: 1 }] as const)
}

function Lines({ of: document }: { readonly of: OrderDocument }) {
  const taxes = taxesOf(document)
  const { lines, sums, chargesTax } = document
  return (
    <table>
      <thead>
        <tr>
          <th>Goods</th>
          <th>HSN</th>
          <th>Quantity</th>
          <th>Price</th>
          {chargesTax && <th>Taxable value</th>}
          {taxes.map(({ name }) => (
            <th key={name}>{name}</th>
          ))}
          <th>Total</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{line.text}</td>
            <td>{line.hsn}</td>
            <td>{line.quantity} pcs</td>
            <td>{paperMoney(line.unitPaise)}</td>
            {chargesTax && <td>{paperMoney(line.taxablePaise)}</td>}
            {taxes.map(({ name, of, part }) => (
              <td key={name}>
                {paperMoney(line[of])} ({paperRate(line.rate * part)})
              </td>
            ))}
            <td>{paperMoney(line.grossPaise)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th colSpan={4}>Total</th>
          {chargesTax && <td>{paperMoney(sums.taxablePaise)}</td>}
          {taxes.map(({ name, of }) => (
            <td key={name}>{paperMoney(sums[of])}</td>
          ))}
          <td>{paperMoney(sums.grossPaise)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
