import { catalogue } from '@/catalogues/catalogue'
import type { TrackEvent } from './order-progress'

/** What happened to an order, as the marketplace tells its seller. */
export const trackTexts = catalogue('mocks/market', {
  ordered: 'Ordered',
  awb: 'The courier’s number has come',
  packed: 'Packed',
  'handed-over': 'Handed over',
  dispatched: 'Dispatched',
  left: 'Left with the courier although it was cancelled',
  'on-its-way': 'At a sorting centre on the way',
  delivered: 'Delivered',
  undelivered: 'Could not be delivered, and comes back',
  'return-asked': 'The customer asks to send it back',
  cancelled: 'Cancelled',
  'line-cancelled': 'One item cancelled',
  'taken-out': 'Taken out',
} satisfies Record<TrackEvent, string>)
