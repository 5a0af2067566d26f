import { endpointNames, isRead } from '@/contract/endpoints'
import { reads, type ItemOf, type ReadName } from '@/contract/reads/all-reads'
import { samples } from '@/resources/samples'
import type { Source } from '@/resources/source'
import { once } from './once'

type SourcesOfReads = { readonly [Name in ReadName]?: Source<ItemOf<Name>> }

/**
 * Reads for which this version ships samples; any other read comes from the backend. Without its line here `offers` comes from
 * there too, and no screen changes.
 */
const samplesOfReads: SourcesOfReads = {
  offers: samples(async () => (await import('@/features/offers/sample-offers')).sampleOffers),
}

/** Samples for which there is no read yet, each loaded with the screen that shows it. */
export const sampleSources = {
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
} as const

/** A read from its endpoint; the first `prepare` loads the chunk that fetches and stores. */
function fromEndpoint<Name extends ReadName>(name: Name): Source<ItemOf<Name>> {
  const load = once(async () => (await import('./endpoint-source')).endpoint(name))
  let source: Source<ItemOf<Name>> | null = null
  return {
    kind: 'endpoint',
    async prepare() {
      source = await load()
      await source.prepare()
    },
    held(sellerId) {
      if (source === null) throw new Error(`The route of '${name}' has not prepared its source`)
      return source.held(sellerId)
    },
  }
}

/** Gives the source of a read, the same one each time: its samples where there are some, else its endpoint. */
export function sourcesOfReads(shipped: SourcesOfReads): <Name extends ReadName>(name: Name) => Source<ItemOf<Name>> {
  const sources: SourcesOfReads = { ...shipped }
  return <Name extends ReadName>(name: Name) => {
    const known = sources[name]
    if (known !== undefined) return known
    const source = fromEndpoint(name)
    // The compiler accepts no assignment by a generic name.
    Object.assign(sources, { [name]: source })
    return source
  }
}

export const sourceOf = sourcesOfReads(samplesOfReads)

/** Starts the reads that have no samples; those of a module start once the marketplace offers it (start-modules.ts). */
export async function prepareReads(): Promise<void> {
  const sources = endpointNames.filter(isRead).filter((name) => reads[name].module === null).map((name) => sourceOf(name))
  await Promise.all(sources.filter(({ kind }) => kind === 'endpoint').map((source) => source.prepare()))
}
