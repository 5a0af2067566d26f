import type { ContactChannel } from '../contact-channels'
import type { NextStep } from '../steps'
import type { Scenario, ScriptLine, ServiceAction } from './actions'
import type { LogEntry } from './log'
import type { Conditions } from './network'

/** A code that the service "sent", as the SMS or email it would have been. */
export interface SentMessage {
  readonly id: string
  readonly channel: ContactChannel
  /** The unmasked address or number: the presenter plays both the backend and the seller. */
  readonly to: string
  readonly code: string
  /** Milliseconds since the epoch, by the service's clock. */
  readonly sentAt: number
  /** Milliseconds since the epoch, by the service's clock. */
  readonly expiresAt: number
  /** `replaced` after a newer code went to the same channel, `used` after it was accepted or locked. */
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
  /** Approved: a shop opens with the first sign-in. */
  readonly hasShop?: true
}

/** The outcome of an import: `unreadable` changed nothing; `not-kept` is imported, but lost when the page closes. */
export type ImportOutcome = 'imported' | 'unreadable' | 'not-kept'

/** The presenter's handle on the in-browser service. What it changes is kept over reloads and shared with other tabs. */
export interface PresenterService {
  readonly accounts: readonly ReadyAccount[]
  readonly scenarios: readonly Scenario[]
  /** In display order. */
  readonly script: readonly ScriptLine[]
  /** Newest first. */
  messages(): Promise<readonly SentMessage[]>
  /** Newest first, at most `logLength`. */
  log(): Promise<readonly LogEntry[]>
  /** Returns the same object until something changes, so that React can compare by identity. */
  conditions(): Conditions
  /** The service's time, in milliseconds since the epoch. */
  now(): number
  /** Rejects if it cannot do the action, and also if it did it but cannot store the result. */
  dispatch(action: ServiceAction): Promise<void>
  /** Resets everything to the first start: sellers, codes, sessions, network, clock, log. False if the reset could not be stored. */
  reset(): Promise<boolean>
  /** The stored state of another version that this version could not read, so that it started over; null if there is none. */
  setAside(): Promise<unknown>
  /** All that the service remembers but the log, as JSON. */
  exportState(): Promise<unknown>
  /** The same for a file, without digests of passwords and tokens. After its import every seller has the ready accounts' password. */
  exportForFile(): Promise<unknown>
  /** Replaces the state by either export, with the clock set to the time of the export. */
  importState(exported: unknown): Promise<ImportOutcome>
  /** Whether the service takes a token. */
  isSignedIn(token: string): Promise<boolean>
  /** Begins a session without a password. @returns its token */
  signIn(sellerId: string): Promise<string>
  /** Calls back on every change, in this tab or another. */
  subscribe(listener: () => void): () => void
}
