import type { trackTexts } from '@mocks/market/texts'

/** What happened to an order, as the marketplace tells its seller. */
export const trackWords: typeof trackTexts = {
  ordered: 'ऑर्डर आया',
  awb: 'कूरियर का नंबर आ गया',
  packed: 'पैक हो गया',
  sent: 'भेज दिया',
  left: 'रद्द होने पर भी कूरियर के साथ चला गया',
  'on-its-way': 'रास्ते के सेंटर पर है',
  delivered: 'पहुंच गया',
  undelivered: 'नहीं पहुंच सका, वापस आ रहा है',
  'return-asked': 'ग्राहक इसे लौटाना चाहता है',
  cancelled: 'रद्द हुआ',
  'line-cancelled': 'एक सामान रद्द हुआ',
  'taken-out': 'निकाल लिया',
}
