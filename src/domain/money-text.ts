/**
 * `1,24,999`, in whole numbers; the digits are grouped as all languages of India do it. By hand: the first of a browser's
 * formatters takes 100 ms and more to make on a cheap phone.
 */
export function amountText(value: number): string {
  const digits = Math.abs(value).toFixed(0)
  return (value < 0 && digits !== '0' ? '-' : '') + digits.replaceAll(/\d(?=(?:\d\d)+\d$)/g, '$&,')
}

/** `₹1,24,999`, in whole rupees and written in full however large. */
export const moneyText = (rupees: number): string => amountText(rupees).replace(/^-?/, '$&₹')
