import { expect, it } from 'vitest'
import { orders } from './orders'

it('LANG-01 one of something is told as one, as several are told as several', () => {
  const { hoursLeft } = orders['domain/orders']
  expect([hoursLeft(1, 20), hoursLeft(1, 0), hoursLeft(2, 5)]).toEqual(['1\u00a0घंटा 20\u00a0मिनट', '1\u00a0घंटा', '2\u00a0घंटे 5\u00a0मिनट'])
  const { list, documentsToCome, asks, notSavedOfMany } = orders['features/orders']
  const said = (count: number) => [
    list.found(count),
    documentsToCome(count, 'tax-invoice'),
    ...Object.values(asks).map((ask) => ask(count)),
    notSavedOfMany(count, 'जगह नहीं।'),
    orders['features/orders/shipment-files'].list.found(count),
  ]
  for (const sentence of said(1)) expect(sentence).not.toMatch(/मिले|आने|देने|गए|के पार्सल|हुए/)
  for (const sentence of said(2)) expect(sentence).toMatch(/मिले|आने|देने|गए|के पार्सल|हुए/)
})
