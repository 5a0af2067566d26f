/**
 * `1,24,999`: rounded to a whole number, its digits grouped as in all languages of India. Formatted by hand: the first Intl
 * formatter takes 100 ms and more on a cheap phone.
 */
export function amountText(value: number): string {
  const digits = Math.abs(value).toFixed(0)
  return (value < 0 && digits !== '0' ? '-' : '') + digits.replaceAll(/\d(?=(?:\d\d)+\d$)/g, '$&,')
}

/** `₹1,050.50`, or `₹1,050` for whole rupees. */
export function paiseText(paise: number): string {
  const whole = Math.abs(paise)
  const rest = whole % 100
  const text = moneyText((whole - rest) / 100) + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`)
  return paise < 0 ? `-${text}` : text
}

/** `₹1,24,999`, in whole rupees and written in full however large. */
export const moneyText = (rupees: number): string => amountText(rupees).replace(/^-?/, '$&₹')
