import type { ModulesSource } from '@/resources/modules'
import { lazySource } from './lazy-source'
import { once } from './once'

/** Starts to ask which modules are offered; the first call loads the chunk for that. */
export const prepareModules = once(async () => (await import('./start/start-modules')).startModules())

/** What is known of a seller's modules; `loading` until that chunk is loaded. */
export const modulesSource: ModulesSource = (sellerId) => {
  if (sellerId === null) return null
  const known = sources.get(sellerId) ?? lazySource(async () => (await prepareModules()).source(sellerId))
  sources.set(sellerId, known)
  return known
}

type Source = NonNullable<ReturnType<ModulesSource>>
const sources = new Map<string, Source>()
