import { perLanguage } from '@/catalogues/per-language'

const amount = perLanguage(({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))
const money = perLanguage(({ locale }) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }))

/** `1,24,999` */
export const amountText = (value: number): string => amount().format(value)

/** `₹1,24,999`, in whole rupees and written in full however large. */
export const moneyText = (rupees: number): string => money().format(rupees)
