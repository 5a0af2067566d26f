import type { ContactChannel } from '../access'
import type { NextStep } from '../steps'
import type { Scenario, ScriptLine, ServiceAct } from './acts'
import type { LogEntry } from './log'
import type { Conditions } from './network'

/** A code that the service "sent", as the SMS or e-mail it would have been. */
export interface SentMessage {
  readonly id: string
  readonly channel: ContactChannel
  /** The whole address or number: the presenter plays every part. */
  readonly to: string
  readonly code: string
  /** Milliseconds since the epoch, by the service's clock. */
  readonly sentAt: number
  /** Milliseconds since the epoch, by the service's clock. */
  readonly expiresAt: number
  /** `replaced` once a newer code went to the same place, `used` once it was accepted or locked. */
  readonly state: 'valid' | 'used' | 'replaced'
}

/** A seller who is ready to sign in. */
export interface ReadyAccount {
  readonly id: string
  readonly sellerId: string
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly password: string
  readonly nextStep: NextStep
}

/** The presenter's handle on the in-browser service. What it changes is kept over reloads and shared with other tabs. */
export interface PresenterService {
  readonly accounts: readonly ReadyAccount[]
  readonly scenarios: readonly Scenario[]
  /** In the order to be shown in. */
  readonly script: readonly ScriptLine[]
  /** Newest first. */
  messages(): Promise<readonly SentMessage[]>
  /** Newest first, at most `logLength`. */
  log(): Promise<readonly LogEntry[]>
  /** The same object until something changes. */
  conditions(): Conditions
  /** The service's time, in milliseconds since the epoch. */
  now(): number
  perform(act: ServiceAct): Promise<void>
  /** Everything as at the first start: sellers, codes, sessions, network, clock, log. */
  reset(): Promise<void>
  /** All that the service remembers but the log, as JSON. */
  exportState(): Promise<unknown>
  /** Takes over what `exportState` gave; false, and nothing changed, for anything else. */
  importState(exported: unknown): Promise<boolean>
  /** Calls back on every change, in this tab or another. */
  subscribe(listener: () => void): () => void
}
