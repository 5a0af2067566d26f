import type { Offer } from '@/contract/reads/offers/offers'
import type { sampleOffers as product } from '@/features/offers/sample-offers'
import { rows } from './rows'

const occasions = ['Diwali Dhamaka', 'Onam Mela', 'Holi Bazaar', 'Monsoon Days', 'Café Week', 'Pongal Harvest', 'Navratri Nights']
const things = ['sarees', 'kurtas', 'filter coffee', 'steel tiffins', 'school bags', 'cricket bats', 'lamps', 'ghee', 'mobile covers', 'bed sheets', 'sandals']

const dayOf = (number: number): string => new Date(Date.UTC(2026, 0, 1 + (number % 700))).toISOString().slice(0, 10)

const offers: readonly Offer[] = Array.from({ length: rows }, (_, number) => ({
  id: `OF-${100_000 + number}`,
  name: `${occasions[number % occasions.length]}: ${things[number % things.length]} ${number}`,
  discount: 5 + (number % 60),
  purchaseValue: 199 + ((number * 37) % 90_000),
  startDate: dayOf(number),
  endDate: dayOf(number + 9),
}))

/** Replaces the product's own samples. */
export const sampleOffers: typeof product = () => offers
