import type { Offer } from '@/contract/reads/offers/offers'

/** When the marketplace has offers. */
const occasions = [
  ['Makar Sankranti', '2026-01-08', '2026-01-16'],
  ['Republic Day Sale', '2026-01-20', '2026-01-27'],
  ['Holi Bazaar', '2026-02-24', '2026-03-05'],
  ['Ugadi New Year', '2026-03-12', '2026-03-20'],
  ['Akshaya Tritiya', '2026-04-13', '2026-04-20'],
  ['Summer Clearance', '2026-05-01', '2026-05-31'],
  ['Back to School', '2026-06-01', '2026-06-20'],
  ['Monsoon Days', '2026-07-05', '2026-07-31'],
  ['Freedom Sale', '2026-08-08', '2026-08-16'],
  ['Onam Mela', '2026-08-17', '2026-08-27'],
  ['Ganesh Utsav', '2026-09-07', '2026-09-16'],
  ['Navratri Nights', '2026-10-09', '2026-10-20'],
  ['Diwali Dhamaka', '2026-10-28', '2026-11-11'],
  ['Wedding Season', '2026-11-16', '2026-12-12'],
  ['Year End Sale', '2026-12-18', '2026-12-31'],
  ['Pongal Harvest', '2027-01-09', '2027-01-17'],
] as const

/** What is sold in them, and from which purchase value on, in rupees. */
const products = [
  ['Cotton kurtas', 999],
  ['Silk sarees', 4999],
  ['Brass diyas', 499],
  ['Steel tiffin boxes', 699],
  ['Café filter coffee', 349],
  ['Mixer grinders', 2999],
  ['Running shoes', 1700],
  ['School bags', 899],
  ['Wireless earbuds', 1499],
  ['Inverter air conditioners', 124999],
  ['Décor cushions', 799],
  ['Basmati rice, 10 kg', 1199],
  ['Ayurvedic skin care', 599],
  ['Pressure cookers', 1799],
  ['Cricket bats', 2499],
  ['Bedsheet sets', 1299],
] as const

const perOccasion = 8
const firstNumber = 1001

/** Fixed examples, the latest first: enough of them to fill more than ten pages. */
export const sampleOffers: readonly Offer[] = occasions
  .flatMap(([occasion, startDate, endDate], turn) =>
    Array.from({ length: perOccasion }, (_, place): Offer[] => {
      const number = turn * perOccasion + place
      const product = products[(turn * 3 + place * 2) % products.length]
      if (product === undefined) return []
      const [what, purchaseValue] = product
      return [
        {
          id: `OF-${firstNumber + number}`,
          name: `${occasion}: ${what}`,
          discount: 10 + ((number * 7) % 11) * 5,
          purchaseValue,
          startDate,
          endDate,
        },
      ]
    }).flat(),
  )
  .toReversed()
