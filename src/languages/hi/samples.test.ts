import { describe, expect, it } from 'vitest'
import { pendingSamples } from '@/features/case-log/sample-pending-cases'
import { resolvedSamples } from '@/features/case-log/sample-resolved-cases'
import { productFeedback } from '@/features/feedback/product-feedback'
import { sellerFeedback } from '@/features/feedback/seller-feedback'
import { sampleOfferTexts } from '@/features/offers/sample-offers'
import { sampleSuggestions } from '@/features/suggestions/sample-suggestions'
import { sampleUpdates } from '@/features/updates/sample-updates'
import { words } from './words'

/** The parts of an example that do not depend on the language: everything but its texts. */
const wordless = (example: object): unknown =>
  JSON.parse(JSON.stringify(example, (key, value: unknown) => (/^(?:subject|text|reason|name|comment|feedback|alt|title|content|postedBy)$/.test(key) ? typeof value : value)))

describe('the Hindi examples', () => {
  it.each([
    ['cases that wait', pendingSamples, words['features/case-log/sample-pending-cases']],
    ['settled cases', resolvedSamples, words['features/case-log/sample-resolved-cases']],
    ['feedback on products', productFeedback, words['features/feedback/product-feedback']],
    ['feedback on the seller', sellerFeedback, words['features/feedback/seller-feedback']],
    ['suggestions', sampleSuggestions, words['features/suggestions/sample-suggestions']],
    ['updates', sampleUpdates, words['features/updates/sample-updates']],
  ])('SAMPLE-01 have the data of the English ones, with other texts: %s', (_, english, hindi) => {
    expect(wordless(hindi)).toEqual(wordless(english))
    expect(JSON.stringify(hindi)).not.toBe(JSON.stringify(english))
  })

  it('SAMPLE-01 have as many occasions and products as the English ones', () => {
    const { occasions, products } = words['features/offers/sample-offers']
    expect([occasions.length, products.length]).toEqual([sampleOfferTexts.occasions.length, sampleOfferTexts.products.length])
  })
})
