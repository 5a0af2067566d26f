import { expect, it } from 'vitest'
import { ordersTexts } from '@/features/orders/texts'
import { orders } from './orders'
import { outbox } from './outbox'
import { portal } from './portal'

it('LANG-01 Hindi sentences have the singular for one and the plural for several', () => {
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
  const { print, partlyScanned } = orders['features/orders']
  const asked = (count: number) => [print.asksLabels(count), print.asksInvoices(count), print.asksSlips(count), partlyScanned('कुर्ता', count)].map((sentence) => sentence.replaceAll('\u00a0', ' '))
  expect(asked(1)).toEqual(['1 लेबल प्रिंट करना है?', '1 इनवॉइस प्रिंट करना है?', '1 पैकिंग स्लिप प्रिंट करनी है?', 'कुर्ता, 1 स्कैन हुआ'])
  expect(asked(3)).toEqual(['3 लेबल प्रिंट करने हैं?', '3 इनवॉइस प्रिंट करने हैं?', '3 पैकिंग स्लिप प्रिंट करनी हैं?', 'कुर्ता, 3 स्कैन हुए'])
  // The count precedes them, whatever it is.
  const { today } = orders['features/orders']
  const toDo = [...Object.values(today.toPack).map((say) => say('12:00')), today.handOver, today.dispatch]
  for (const sentence of toDo) expect(sentence).not.toMatch(/(?:करने|देने) हैं/)
  const { unreadable } = portal['app/shell/portal']
  expect([unreadable(1), unreadable(3)]).toEqual(['1\u00a0एंट्री पढ़ी नहीं जा रही', '3\u00a0एंट्री पढ़ी नहीं जा रहीं'])
  const { shared } = outbox['features/outbox']
  expect([shared(1), shared(2)].map((sentence) => /वह .+ है,|वे .+ हैं,/.exec(sentence)?.[0])).toEqual(['वह इस डिवाइस में है,', 'वे इस डिवाइस में हैं,'])
})

it('LANG-01 KIT-02 counts of thousands of records have commas as in India', () => {
  expect(ordersTexts.list.range(2126, 2150, 2155)).toBe('Orders 2,126 to 2,150 of 2,155')
  expect(ordersTexts.list.found(1_76_918)).toBe('1,76,918 orders found')
  const { list } = orders['features/orders']
  expect(list.range(2126, 2150, 2155)).toBe('ऑर्डर 2,126 से 2,150, कुल 2,155')
  expect(list.found(1_76_918)).toBe('1,76,918\u00a0ऑर्डर मिले')
})
