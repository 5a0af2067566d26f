import type { BackendKind } from '@/session/backend-choice'

/** What came of going over: the page is being left; it is not wanted any more; or what stands in the way. */
export type ChangeOutcome = 'leaving' | 'resting' | 'needs-connection' | 'loses-entries'

/** The two backends, as far as this build has them, and the way from one to the other. */
export interface BackendSwitch {
  readonly current: BackendKind
  /** The host of the real one; null where the build has no address. */
  readonly realHost: string | null
  /** Whether this page may run the demo: browsers keep its cryptography from pages over plain http. */
  readonly canRunDemo: boolean
  /** Leaves the page for the other backend, unless that is not possible now, or no longer wanted once it is. */
  change(to: BackendKind, isWanted: () => boolean): Promise<ChangeOutcome>
}
