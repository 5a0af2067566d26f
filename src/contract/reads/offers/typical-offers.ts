import type { TypicalRead } from '../changes'
import type { Offer } from './offers'

const offer = (number: number, name: string, discount: number, purchaseValue: number, startDate: string, endDate: string): Offer =>
  ({ id: `MP-${number}`, name, discount, purchaseValue, startDate, endDate })

export const typical: TypicalRead<Offer> = {
  fields: {
    id: 'Names the offer: 1 to 64 letters, digits, dots, dashes or underscores.',
    name: 'What the offer is called.',
    discount: 'In percent of the price.',
    purchaseValue: 'What a customer has to buy for at least, in rupees.',
    startDate: 'The first day, as YYYY-MM-DD in India.',
    endDate: 'The last day, as YYYY-MM-DD in India.',
  },
  items: [
    offer(1, 'Wedding Season: Silk dupattas', 15, 1499, '2026-11-16', '2026-12-12'),
    offer(2, 'Year End Sale: Clay tea sets', 20, 899, '2026-12-18', '2026-12-31'),
    offer(3, 'Pongal Harvest: Brass pots', 25, 2199, '2027-01-09', '2027-01-17'),
  ],
}
