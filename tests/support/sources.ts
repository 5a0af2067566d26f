import { resourceSources } from '@/app/resource-sources'

await Promise.all(Object.values(resourceSources).map((source) => source.prepare()))

/** The app's own sources, ready as their routes make them. */
export const sources = resourceSources
