import { pick } from './language'

const money = new Intl.NumberFormat(pick({ en: 'en-IN-u-nu-latn' }), {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** `₹1,700`, written in full however large. */
export const moneyText = (rupees: number): string => money.format(rupees)
