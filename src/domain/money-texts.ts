import { locale } from './locale'

const amount = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })

/** `1,24,999` */
export const amountText = (value: number): string => amount.format(value)

/** `₹1,24,999`, in whole rupees. */
export const rupeesText = (value: number): string => `₹${amountText(value)}`
