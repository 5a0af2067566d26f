/**
 * `1,24,999`, in whole numbers; the digits are grouped as all languages of India do it. By hand: the first of a browser's
 * formatters takes 100 ms and more to make on a cheap phone.
 */
export function amountText(value: number): string {
  const digits = Math.abs(value).toFixed(0)
  return (value < 0 && digits !== '0' ? '-' : '') + digits.replaceAll(/\d(?=(?:\d\d)+\d$)/g, '$&,')
}

/** `₹1,050.50`, and `₹1,050` where there are no paise. */
export function paiseText(paise: number): string {
  const whole = Math.abs(paise)
  const rest = whole % 100
  const text = moneyText((whole - rest) / 100) + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`)
  return paise < 0 ? `-${text}` : text
}

/** `₹1,24,999`, in whole rupees and written in full however large. */
export const moneyText = (rupees: number): string => amountText(rupees).replace(/^-?/, '$&₹')
