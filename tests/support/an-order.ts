import type { Order } from '@/contract/reads/orders/orders'

/** A freshly placed order, with `change` applied to it. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: 'OD-1042',
  rev: 3,
  updatedAt: '2026-11-21T02:00:00Z',
  kind: 'sale',
  numbers: ['408-1042'],
  lines: [
    { id: 'L1', sku: 'BL-KUR-7', title: 'Blue kurta', quantity: 2, unitPaise: 49_900, hsn: '620442', gstRate: 500, cancelled: false },
    { id: 'L2', sku: 'BL-KUR-9', title: 'Green kurta', quantity: 1, unitPaise: 54_900, hsn: '620442', gstRate: 500, cancelled: false },
  ],
  shipBy: 'lazy',
  deliveryType: 'Standard',
  placedAt: '2026-11-20T14:00:00Z',
  packBy: '2026-11-21T06:30:00Z',
  state: 'placed',
  buyer: { name: 'Asha Rao', street: '4, 2nd Cross', city: 'Mysuru', pincode: '570001', stateCode: '29', phone: '••••••1234' },
  cashOnDeliveryPaise: 0,
  courier: 'Lazy Logistics',
  awb: 'LL7788990011',
  route: 'MYQ/2',
  invoiceNumber: null,
  packed: null,
  manifestId: null,
  track: [{ at: '2026-11-20T14:00:00Z', text: 'Placed' }],
  cancelled: null,
  returnId: null,
  ...change,
})
