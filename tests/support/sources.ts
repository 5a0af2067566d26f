import { sampleSources } from '@/app/resource-sources'

await Promise.all(Object.values(sampleSources).map((source) => source.prepare()))

/** The app's own sample sources, as its routes pass them. */
export const sources = sampleSources
