import { createContext, use } from 'react'
import type { ModuleName, Modules } from '@/contract/modules/modules'
import { useSession } from '@/session/use-session'
import { useLiveView, type LiveSource } from '@/storage/live-view'

/** What a seller's marketplace offers beside the onboarding. */
export interface OfferedModules {
  readonly modules: readonly ModuleName[]
  /** Those that were offered and answer no more: what was fetched of them stays readable (EXT-03). */
  readonly closed: readonly ModuleName[]
  /** Everything opens when her registration is approved. */
  readonly notApproved: boolean
  /** What stands on labels and invoices; null until all steps are in. */
  readonly profile: Modules['profile']
}

/**
 * What this device knows of it.
 * - `loading`: the device is being read
 * - `unasked`: nobody has been asked yet
 * - `none`: it offers none, or has not said anything that can be read: until it does, both look the same (EXT-02)
 */
export type KnownModules = 'loading' | 'unasked' | 'none' | OfferedModules

/** What is known of a seller's modules, live; null for nobody. */
export type ModulesSource = (sellerId: string | null) => LiveSource<Exclude<KnownModules, 'loading'>> | null

export const ModulesContext = createContext<ModulesSource | null>(null)

/** What the signed-in seller's marketplace offers, as far as this device knows. */
export function useModules(): KnownModules {
  const source = use(ModulesContext)
  if (source === null) throw new Error('ModulesContext is missing above this component')
  const view = useLiveView(source(useSession().sellerId))
  return view.kind === 'ready' ? view.value : 'loading'
}
