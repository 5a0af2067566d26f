import type { trackTexts } from '@mocks/market/texts'

/** What happened to an order, as the marketplace tells its seller. */
export const trackWords: typeof trackTexts = {
  ordered: 'ऑर्डर आया',
  awb: 'कूरियर का नंबर आ गया',
  packed: 'पैक हो गया',
  'handed-over': 'कूरियर को दिया',
  dispatched: 'रवाना हुआ',
  left: 'कैंसल होने पर भी कूरियर के साथ चला गया',
  'on-its-way': 'रास्ते के सेंटर पर है',
  delivered: 'डिलीवर हो गया',
  undelivered: 'डिलीवर नहीं हुआ, वापस आ रहा है',
  'return-asked': 'ग्राहक इसे लौटाना चाहता है',
  cancelled: 'कैंसल हुआ',
  'line-cancelled': 'एक सामान कैंसल हुआ',
  'taken-out': 'निकाल लिया',
}
