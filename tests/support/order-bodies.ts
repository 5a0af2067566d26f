import type { RequestOf } from '@/contract/endpoints'

const at = '2026-11-21T04:00:00Z'

/** Bodies of commands on an order, with `change` applied to them. */
export const packBody = (change: Partial<RequestOf<'orderPack'>> = {}): RequestOf<'orderPack'> => ({
  ...{ id: 'OD-1042', rev: 3, grams: 450, sides: [300, 200, 40], invoiceNumber: null, at },
  ...change,
})
export const cancelBody = (change: Partial<RequestOf<'orderCancel'>> = {}): RequestOf<'orderCancel'> => ({
  ...{ id: 'OD-1042', rev: 3, reason: 'damaged', lineIds: [] },
  ...change,
})
export const handoverBody = (change: Partial<RequestOf<'orderHandover'>> = {}): RequestOf<'orderHandover'> => ({
  ...{ id: 'OD-1042', rev: 3, manifestId: 'M-1', at },
  ...change,
})
