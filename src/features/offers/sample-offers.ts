import { catalogue } from '@/catalogues/catalogue'
import type { Offer } from '@/contract/reads/offers/offers'

/** The names of the occasions and of the products. */
export const sampleOfferTexts = catalogue('features/offers/sample-offers', {
  occasions: [
    'Makar Sankranti',
    'Republic Day Sale',
    'Holi Bazaar',
    'Ugadi New Year',
    'Akshaya Tritiya',
    'Summer Clearance',
    'Back to School',
    'Monsoon Days',
    'Freedom Sale',
    'Onam Mela',
    'Ganesh Utsav',
    'Navratri Nights',
    'Diwali Dhamaka',
    'Wedding Season',
    'Year End Sale',
    'Pongal Harvest',
  ],
  products: [
    'Cotton kurtas',
    'Silk sarees',
    'Brass diyas',
    'Steel tiffin boxes',
    'Café filter coffee',
    'Mixer grinders',
    'Running shoes',
    'School bags',
    'Wireless earbuds',
    'Inverter air conditioners',
    'Décor cushions',
    'Basmati rice, 10 kg',
    'Ayurvedic skin care',
    'Pressure cookers',
    'Cricket bats',
    'Bedsheet sets',
  ],
  offer: (occasion: string, product: string) => `${occasion}: ${product}`,
})

/** The first and last day of each occasion, in the order of their names. */
const days = [
  ['2026-01-08', '2026-01-16'],
  ['2026-01-20', '2026-01-27'],
  ['2026-02-24', '2026-03-05'],
  ['2026-03-12', '2026-03-20'],
  ['2026-04-13', '2026-04-20'],
  ['2026-05-01', '2026-05-31'],
  ['2026-06-01', '2026-06-20'],
  ['2026-07-05', '2026-07-31'],
  ['2026-08-08', '2026-08-16'],
  ['2026-08-17', '2026-08-27'],
  ['2026-09-07', '2026-09-16'],
  ['2026-10-09', '2026-10-20'],
  ['2026-10-28', '2026-11-11'],
  ['2026-11-16', '2026-12-12'],
  ['2026-12-18', '2026-12-31'],
  ['2027-01-09', '2027-01-17'],
] as const

/** The minimum purchase value of each product in rupees, in the order of their names. */
const purchaseValues = [999, 4999, 499, 699, 349, 2999, 1700, 899, 1499, 124999, 799, 1199, 599, 1799, 2499, 1299]

const perOccasion = 8
const firstNumber = 1001

/** Fixed examples, the latest first: enough of them to fill more than ten pages. */
export const sampleOffers = (): readonly Offer[] =>
  days
    .flatMap(([startDate, endDate], turn) =>
      Array.from({ length: perOccasion }, (_, place): Offer => {
        const number = turn * perOccasion + place
        const product = (turn * 3 + place * 2) % purchaseValues.length
        return {
          id: `OF-${firstNumber + number}`,
          name: sampleOfferTexts.offer(sampleOfferTexts.occasions[turn] ?? '', sampleOfferTexts.products[product] ?? ''),
          discount: 10 + ((number * 7) % 11) * 5,
          purchaseValue: purchaseValues[product] ?? 0,
          startDate,
          endDate,
        }
      }),
    )
    .toReversed()
