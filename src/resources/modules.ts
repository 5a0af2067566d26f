import { createContext, use } from 'react'
import type { ModuleName } from '@/contract/modules/modules'
import type { ModulesAsRead } from '@/contract/modules/modules-as-read'
import { useSession } from '@/session/use-session'
import { lastOf, useLiveView, type LiveSource, type LiveView } from '@/storage/live-view'
import type { StorageFailure } from '@/storage/storage-failure'

/** What a seller's marketplace offers beside the onboarding. */
export interface OfferedModules {
  readonly modules: readonly ModuleName[]
  /** Offered modules whose reads answer 404 since, and those that need one of them: what was fetched stays readable (EXT-03). */
  readonly closed: readonly ModuleName[]
  /** The registration is not approved yet; all modules open once it is. */
  readonly notApproved: boolean
  /** What is printed on labels and invoices about the seller; null until the backend has all steps. */
  readonly profile: ModulesAsRead['profile']
}

/**
 * What this device knows of the offered modules.
 * - `unasked`: the backend has not been asked yet
 * - `none`: the backend offers none, or has not given a readable answer yet: both look the same (EXT-02)
 */
export type KnownModules = 'unasked' | 'none' | OfferedModules

/**
 * The same for a screen, which may have to say why it does not know.
 * - `loading`: the device is being read, or cannot be
 * - `seller-unknown`: somebody is signed in, but her seller id is unknown
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
  // After a log-out the router is on the way to another screen.
  if (sellerId === null) return kind === 'signed-in' ? 'seller-unknown' : 'loading'
  // When the store goes out of reach, the last known value keeps the screen open.
  return lastOf(view) ?? 'loading'
}

/** Why this device cannot say what is offered; null where it can, or could before. */
export function useModulesFailure(): StorageFailure | null {
  const view = useKept(useSession().sellerId)
  return view.kind === 'unavailable' && view.last === undefined ? view.reason : null
}
