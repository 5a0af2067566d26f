import { expect, it } from 'vitest'
import { amountText, rupeesText } from './money-texts'

it('money is written as in India, in full and with Latin digits', () => {
  expect(rupeesText(1700)).toBe('₹1,700')
  expect(rupeesText(124_999)).toBe('₹1,24,999')
  expect(amountText(1_20_00_000)).toBe('1,20,00,000')
})
