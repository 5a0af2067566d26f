import type { ItemOf, ReadName } from '@/contract/reads/all-reads'
import { samples } from '@/resources/samples'
import type { Source } from '@/resources/source'

/** Every read of the contract has a source of its name; other screens show samples alone. */
type Sources = { readonly [Name in ReadName]: Source<ItemOf<Name>> } & Readonly<Record<string, Source<unknown>>>

/**
 * Where each resource comes from. This version ships samples for all of them, each fetched with the screen that shows
 * it; a line that says `endpoint('offers')` reads them from the backend instead, and no screen changes with it.
 */
export const resourceSources = {
  offers: samples(async () => (await import('@/features/offers/sample-offers')).sampleOffers),
  updates: samples(async () => {
    const { sampleUpdates } = await import('@/features/updates/sample-updates')
    return () => sampleUpdates.all
  }),
  productFeedback: samples(async () => {
    const { productFeedback } = await import('@/features/feedback/product-feedback')
    return () => productFeedback.all
  }),
  sellerFeedback: samples(async () => {
    const { sellerFeedback } = await import('@/features/feedback/seller-feedback')
    return () => sellerFeedback.all
  }),
  cases: samples(async () => {
    const [{ pendingSamples }, { resolvedSamples }] = await Promise.all([
      import('@/features/case-log/sample-pending-cases'),
      import('@/features/case-log/sample-resolved-cases'),
    ])
    return () => [...pendingSamples.all, ...resolvedSamples.all]
  }),
  suggestions: samples(async () => {
    const { sampleSuggestions } = await import('@/features/suggestions/sample-suggestions')
    return () => sampleSuggestions.all
  }),
  profile: samples(async () => {
    const { sampleProfile } = await import('@/features/profile/sample-profile')
    return () => [sampleProfile]
  }),
  policies: samples(async () => (await import('@/features/reading/policies/policies')).policyTopics),
  articles: samples(async () => (await import('@/features/reading/articles/articles')).articleTopics),
} as const satisfies Sources
