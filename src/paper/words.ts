import type { OrderDocument } from '@/domain/law/document'

/**
 * The texts of printed papers. They are in English whatever the portal's language, because couriers, customers and tax officers
 * of other states read them.
 */

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })
const wholeRupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const exactRupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const days = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

/** `₹1,050.00` */
export const paperMoney = (paise: number): string => rupees.format(paise / 100)

/** `Collect Rs 1,050`, `Collect Rs 1,050.50`, or `Prepaid` if there is nothing to collect. */
export const toCollect = (paise: number): string => (paise === 0 ? 'Prepaid' : `Collect Rs ${(paise % 100 === 0 ? wholeRupees : exactRupees).format(paise / 100)}`)

/** `22 Nov 2026` @param day as `YYYY-MM-DD` */
export const paperDay = (day: string): string => days.format(new Date(day))

/** `18 %`, `0.25 %` @param rate in basis points */
export const paperRate = (rate: number): string => `${rate / 100} %`

export const titleOf: Readonly<Record<OrderDocument['kind'], string>> = {
  'tax-invoice': 'Tax Invoice',
  'bill-of-supply': 'Bill of Supply',
  invoice: 'Invoice',
  'packing-slip': 'Packing slip',
}

/** Phrases on papers; the law requires the first three (CGST Rules, rules 5(1)(f), 46(p) and 46(q)). */
export const notes = {
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
  reverseCharge: 'Tax payable on reverse charge: No',
  signatory: 'Authorised signatory',
  numberToCome: 'Still to come',
  replacement: 'Replacement, not charged',
  firstInvoice: 'First invoice: No.',
} as const
