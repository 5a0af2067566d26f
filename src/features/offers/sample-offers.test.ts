import { describe, expect, it } from 'vitest'
import { pagesWithoutEllipsis } from '@/lists/pages'
import { indexOffers, offerColumns, offersPageSize } from './offer-columns'
import { sampleOffers } from './sample-offers'

describe('OFFER-01 the sample offers', () => {
  it('fill more than ten pages, with unique ids and names and valid dates and amounts', () => {
    expect(sampleOffers().length).toBeGreaterThan(offersPageSize * pagesWithoutEllipsis)
    expect(new Set(sampleOffers().map(({ id }) => id)).size).toBe(sampleOffers().length)
    expect(new Set(sampleOffers().map(({ name }) => name)).size).toBe(sampleOffers().length)
    for (const { startDate, endDate, discount, purchaseValue } of sampleOffers()) {
      for (const day of [startDate, endDate]) expect(new Date(day).toISOString()).toContain(day)
      expect(startDate < endDate).toBe(true)
      expect(discount).toBeGreaterThan(0)
      expect(discount).toBeLessThanOrEqual(60)
      expect(purchaseValue).toBeGreaterThan(0)
    }
  })

  it('are found by the shown text of every field', () => {
    const offers = sampleOffers()
    const index = indexOffers(offers)
    for (const offer of [offers[0], offers[77]])
      for (const { label, text } of offerColumns()) {
        if (offer === undefined) throw new Error('There are too few offers')
        expect(index.find(text(offer)), label).toContain(offer)
      }
  })

  it('are found by their numbers and dates as typed', () => {
    const index = indexOffers(sampleOffers())
    expect(index.find('1700 2026-08-08').map(({ name }) => name)).toEqual(['Freedom Sale: Running shoes'])
  })
})

it("OFFER-01 READ-01 an offer's purchase value is shown with its paise, and found by them", () => {
  const offer = { id: 'A1', name: 'Silk', discount: 10, purchaseValue: 1499.5, startDate: '2026-11-16', endDate: '2026-12-12' }
  const index = indexOffers([offer])
  expect(offerColumns().map(({ text }) => text(offer))).toContain('₹1,499.50')
  for (const words of ['₹1,499.50', '1499.5']) expect(index.find(words), words).toEqual([offer])
  expect(index.find('1500')).toEqual([])
  expect(index.find('1,500')).toEqual([])
})
