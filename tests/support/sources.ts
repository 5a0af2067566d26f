import { sampleSources } from '@/app/resource-sources'

await Promise.all(Object.values(sampleSources).map((source) => source.prepare()))

/** The app's own samples, ready as their routes make them. */
export const sources = sampleSources
