import type { SellerProfile } from '@/domain/law/document'
import type { Order } from '@/contract/reads/orders/orders'
import { anOrder } from './an-order'

/** An order of one line with two pieces at Rs 1,180 each, cash on delivery; the customer lives in the seller's own state. */
export const orderToPack = (change: Partial<Order> = {}): Order =>
  anOrder({
    rev: 1,
    numbers: ['C-88121'],
    lines: [
      { id: '1', sku: 'BL-KUR-07', title: 'Cotton kurta, blue, M', quantity: 2, unitPaise: 118_000, hsn: '6205', gstRate: 1800, cancelled: false },
    ],
    packBy: '2026-11-22T06:30:00Z',
    buyer: { name: 'Ravi Kumar', street: '14, 2nd Cross, Jayanagar', city: 'Bengaluru', pincode: '560041', stateCode: '29', phone: '••••••3210' },
    cashOnDeliveryPaise: 236_000,
    courier: 'Dak Express',
    awb: 'DX48210093IN',
    route: 'BLR/S-14',
    ...change,
  })

/** A seller with a regular GST registration in Karnataka. */
export const sellerProfile = (change: Partial<SellerProfile> = {}): SellerProfile => ({
  gstType: 'Regular GST',
  gstNumber: '29AABCU9603R1ZJ',
  stateCode: '29',
  name: 'Asha Verma Textiles',
  address: { doorNo: '7', apartment: '', address: 'MG Road', landmark: '', pincode: '560001', city: 'Bengaluru', state: 'Karnataka', country: 'India' },
  shippingType: 'Both',
  cutoffTimes: { standardExpress: '12:00', standardExpressPeriod: 'PM', oneTwoDay: '02:00', oneTwoDayPeriod: 'PM', sameDay: '04:00', sameDayPeriod: 'PM' },
  signature: null,
  ...change,
})
