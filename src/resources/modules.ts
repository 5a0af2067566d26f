import { createContext, use } from 'react'
import type { ModuleName } from '@/contract/modules/modules'
import type { ModulesAsRead } from '@/contract/modules/modules-as-read'
import { useSession } from '@/session/use-session'
import { lastOf, useLiveView, type LiveSource, type LiveView } from '@/storage/live-view'
import type { StorageFailure } from '@/storage/storage-failure'

/** What a seller's marketplace offers beside the onboarding. */
export interface OfferedModules {
  readonly modules: readonly ModuleName[]
  /** Those that were offered and answer no more, and what makes no sense without them: what was fetched stays readable (EXT-03). */
  readonly closed: readonly ModuleName[]
  /** Everything opens when her registration is approved. */
  readonly notApproved: boolean
  /** What stands on labels and invoices; null until all steps are in. */
  readonly profile: ModulesAsRead['profile']
}

/**
 * What this device knows of it.
 * - `unasked`: nobody has been asked yet
 * - `none`: it offers none, or has not said anything that can be read: until it does, both look the same (EXT-02)
 */
export type KnownModules = 'unasked' | 'none' | OfferedModules

/**
 * The same for a screen, which may have to say why it does not know.
 * - `loading`: the device is being read, or cannot be
 * - `seller-unknown`: nobody knows whose it would be
 */
export type ModulesView = 'loading' | 'seller-unknown' | KnownModules

/** What is known of a seller's modules, live; null for nobody. */
export type ModulesSource = (sellerId: string | null) => LiveSource<KnownModules> | null

export const ModulesContext = createContext<ModulesSource | null>(null)

function useKept(sellerId: string | null): LiveView<KnownModules> {
  const source = use(ModulesContext)
  if (source === null) throw new Error('ModulesContext is missing above this component')
  return useLiveView(source(sellerId))
}

/** What the signed-in seller's marketplace offers, as far as this device knows. */
export function useModules(): ModulesView {
  const { kind, sellerId } = useSession()
  const view = useKept(sellerId)
  // Who has logged out is on her way to another screen.
  if (sellerId === null) return kind === 'signed-in' ? 'seller-unknown' : 'loading'
  // A store that goes out of reach takes no screen away.
  return lastOf(view) ?? 'loading'
}

/** Why this device cannot say what is offered; null where it can, or could before. */
export function useModulesFailure(): StorageFailure | null {
  const view = useKept(useSession().sellerId)
  return view.kind === 'unavailable' && view.last === undefined ? view.reason : null
}
