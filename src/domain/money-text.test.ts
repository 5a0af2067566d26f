import { describe, expect, it } from 'vitest'
import { amountText, moneyText, paiseText } from './money-text'

describe('money', () => {
  it.each([
    [0, '₹0'],
    [1700, '₹1,700'],
    [1_250_000, '₹12,50,000'],
    [-49, '-₹49'],
    [-0.4, '₹0'],
    [99.5, '₹100'],
    [999_999_999_999, '₹9,99,99,99,99,999'],
  ])('REF-01 shows %j as %j', (rupees, text) => {
    expect(moneyText(rupees)).toBe(text)
  })

  it.each([
    [0, '₹0'],
    [105_000, '₹1,050'],
    [105_050, '₹1,050.50'],
    [12_345_605, '₹1,23,456.05'],
    [49, '₹0.49'],
    [-150, '-₹1.50'],
    [-50, '-₹0.50'],
  ])('FILE-02 shows %j paise as %j', (paise, text) => {
    expect(paiseText(paise)).toBe(text)
  })

  it('OFFER-01 groups the digits of a plain amount the Indian way', () => {
    expect(amountText(1_20_00_000)).toBe('1,20,00,000')
  })
})
