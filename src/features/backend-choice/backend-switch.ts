import type { BackendKind } from '@/session/backend-choice'

/** The result of a switch: `leaving` the page, `resting` because it is no longer wanted, or what prevents it. */
export type ChangeOutcome = 'leaving' | 'resting' | 'needs-connection' | 'loses-entries'

/** The two backends, as far as this build has them, and how to switch between them. */
export interface BackendSwitch {
  readonly current: BackendKind
  /** The host of the real one; null where the build has no address. */
  readonly realHost: string | null
  /** Whether this page can run the demo, which needs Web Crypto: browsers do not offer it to pages over plain http. */
  readonly canRunDemo: boolean
  /** Leaves the page for the other backend, unless that is impossible now or no longer wanted by then. */
  change(to: BackendKind, isWanted: () => boolean): Promise<ChangeOutcome>
}
