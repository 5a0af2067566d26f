import { createContext, use } from 'react'
import type { ModuleName, Modules } from '@/contract/modules/modules'
import { useSession } from '@/session/use-session'
import { lastOf, useLiveView, type LiveSource } from '@/storage/live-view'

/** What a seller's marketplace offers beside the onboarding. */
export interface OfferedModules {
  readonly modules: readonly ModuleName[]
  /** Those that were offered and answer no more, and what makes no sense without them: what was fetched stays readable (EXT-03). */
  readonly closed: readonly ModuleName[]
  /** Everything opens when her registration is approved. */
  readonly notApproved: boolean
  /** What stands on labels and invoices; null until all steps are in. */
  readonly profile: Modules['profile']
}

/**
 * What this device knows of it.
 * - `unasked`: nobody has been asked yet
 * - `none`: it offers none, or has not said anything that can be read: until it does, both look the same (EXT-02)
 */
export type KnownModules = 'unasked' | 'none' | OfferedModules

/**
 * The same for a screen, which may have to say why it does not know.
 * - `loading`: the device is being read
 * - `unavailable`: it cannot be read, and was not read before
 * - `seller-unknown`: nobody knows whose it would be
 */
export type ModulesView = 'loading' | 'unavailable' | 'seller-unknown' | KnownModules

/** What is known of a seller's modules, live; null for nobody. */
export type ModulesSource = (sellerId: string | null) => LiveSource<KnownModules> | null

export const ModulesContext = createContext<ModulesSource | null>(null)

/** What the signed-in seller's marketplace offers, as far as this device knows. */
export function useModules(): ModulesView {
  const source = use(ModulesContext)
  if (source === null) throw new Error('ModulesContext is missing above this component')
  const { kind, sellerId } = useSession()
  const view = useLiveView(source(sellerId))
  // Who has logged out is on her way to another screen.
  if (sellerId === null) return kind === 'signed-in' ? 'seller-unknown' : 'loading'
  // A store that goes out of reach takes no screen away.
  return lastOf(view) ?? (view.kind === 'unavailable' ? 'unavailable' : 'loading')
}
