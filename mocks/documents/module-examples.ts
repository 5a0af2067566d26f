import type { OptionalEndpointName } from '@/contract/endpoints'
import type { ReadName } from '@/contract/reads/all-reads'
import type { Order } from '@/contract/reads/orders/orders'
import { typical } from '@/contract/reads/orders/typical-orders'
import { step6Body, typicalAddress, typicalSignature } from '@/contract/typical-steps'
import type { EndpointExamples } from './examples'

const [order] = typical.items
const { id, rev } = order
const decidedOn = { id, rev }
const at = '2026-11-21T04:55:00Z'
const packed: NonNullable<Order['packed']> = { grams: 650, sides: [300, 250, 60], at }
const [firstLine = { id: 'L1' }] = order.lines

const answered = (state: string, changes: Partial<typeof order> = {}) => ({
  done: { success: true as const, record: { ...order, ...changes, rev: rev + 1, updatedAt: at, state } },
})

/** Example requests and answers of the modules' endpoints. */
export const moduleExamples: Pick<EndpointExamples, Exclude<OptionalEndpointName, ReadName | 'signOut'>> = {
  modules: {
    request: {},
    response: {
      approved: {
        modules: { orders: 1, invoices: 1 },
        profile: {
          gstType: 'Regular GST',
          gstNumber: '33AAAAA0000A1Z5',
          stateCode: '33',
          name: 'Nair Weaves',
          address: typicalAddress,
          supplierAddress: typicalAddress,
          shippingType: step6Body('').shippingType,
          cutoffTimes: step6Body('').cutoffTimes,
          signature: typicalSignature,
        },
        serverTime: at,
      },
      underReview: { modules: { orders: 1 }, notApproved: true, profile: null, serverTime: at },
    },
  },
  record: { request: { anOrder: { of: 'orders', id } }, response: { found: { success: true, record: order } } },
  orderPack: {
    request: {
      withItsNumber: { ...decidedOn, ...packed, invoiceNumber: '26-27/A7K/00041' },
      withoutSeries: { ...decidedOn, ...packed, invoiceNumber: null },
    },
    response: answered('packed', { packed, invoiceNumber: '26-27/A7K/00041' }),
  },
  orderCancel: {
    request: {
      whole: { ...decidedOn, reason: 'out-of-stock', lineIds: [] },
      oneLine: { ...decidedOn, reason: 'damaged', lineIds: [firstLine.id] },
    },
    response: answered('cancelled', { cancelled: { by: 'seller', reason: 'out-of-stock', at, wasPacked: false, takenOut: false } }),
  },
  orderHandover: {
    request: {
      onAList: { ...decidedOn, manifestId: 'M-1121-1', at },
      cancelledMeanwhile: { ...decidedOn, manifestId: 'M-1121-1', at, left: true },
    },
    response: answered('on-the-way', { manifestId: 'M-1121-1' }),
  },
  orderDispatch: {
    request: {
      byCourier: { ...decidedOn, courier: 'Dakiya Express', tracking: 'DKX7700031042', day: '2026-11-21', at },
      byHerself: { ...decidedOn, courier: null, tracking: null, day: '2026-11-21', at },
    },
    response: answered('on-the-way', { shipBy: 'self' }),
  },
  orderOutcome: {
    request: { delivered: { ...decidedOn, delivered: true, at }, notDelivered: { ...decidedOn, delivered: false, at } },
    response: answered('delivered', { shipBy: 'self' }),
  },
  orderTakenOut: {
    request: { unpacked: decidedOn },
    response: answered('cancelled', { cancelled: { by: 'customer', reason: 'changed-mind', at, wasPacked: true, takenOut: true } }),
  },
  invoiceSeries: {
    request: { ofAPhone: { phoneId: 'phone-7f3a', year: '26-27' } },
    response: { begun: { success: true, prefix: '26-27/A7K/', next: 1 } },
  },
  documentVoid: { request: { unused: { number: '26-27/A7K/00042' } }, response: { noted: { success: true } } },
}
