import type { Offer } from '@/contract/reads/offers'
import type { ReadHandler } from '../handler'
import { pageOf } from './page-of'

const offer = (number: number, name: string, discount: number, purchaseValue: number, startDate: string, endDate: string): Offer =>
  ({ id: `MP-${number}`, name, discount, purchaseValue, startDate, endDate })

/** The same for every seller, oldest change first. */
const all: readonly Offer[] = [
  offer(1, 'Wedding Season: Silk dupattas', 15, 1499, '2026-11-16', '2026-12-12'),
  offer(2, 'Year End Sale: Clay tea sets', 20, 899, '2026-12-18', '2026-12-31'),
  offer(3, 'Pongal Harvest: Brass pots', 25, 2199, '2027-01-09', '2027-01-17'),
]

export const offers: ReadHandler<'offers'> = async ({ parameters, now }) => pageOf(all, parameters, now)
