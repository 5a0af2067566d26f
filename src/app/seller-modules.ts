import type { ModulesSource } from '@/resources/modules'
import { lateSource } from './late-source'
import { once } from './once'

/** Begins to ask which modules there are; the code for that is fetched by the first call. */
export const prepareModules = once(async () => (await import('./start/start-modules')).startModules())

/** What is known of a seller's modules; `loading` until the code is there. */
export const modulesSource: ModulesSource = (sellerId) => {
  if (sellerId === null) return null
  const known = sources.get(sellerId) ?? lateSource(async () => (await prepareModules()).source(sellerId))
  sources.set(sellerId, known)
  return known
}

type Source = NonNullable<ReturnType<ModulesSource>>
const sources = new Map<string, Source>()
