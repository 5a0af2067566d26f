import type { ContactChannel } from '../contact-channels'
import type { NextStep } from '../steps'
import type { Scenario, ScriptLine, ServiceAction } from './actions'
import type { LogEntry } from './log'
import type { Conditions } from './network'

/** A code that the service "sent", as the SMS or email it would have been. */
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
  /** Approved: a shop opens with the first sign-in. */
  readonly hasShop?: true
}

/** What became of an import: `unreadable` changed nothing; what is `not-kept` lasts as long as the page. */
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
  /** The same object until something changes. */
  conditions(): Conditions
  /** The service's time, in milliseconds since the epoch. */
  now(): number
  /** Rejects what it cannot do, and what it has done but cannot keep. */
  dispatch(action: ServiceAction): Promise<void>
  /** Everything as at the first start: sellers, codes, sessions, network, clock, log. False where it ends with the page. */
  reset(): Promise<boolean>
  /** The state that another version has stored and this one cannot read, so that it started over; null for none. */
  setAside(): Promise<unknown>
  /** All that the service remembers but the log, as JSON. */
  exportState(): Promise<unknown>
  /** The same for a file: without digests of passwords and tokens. Where it is imported, all have the ready accounts' password. */
  exportForFile(): Promise<unknown>
  /** Takes over what either of them gave, and goes on from the time at which it was given. */
  importState(exported: unknown): Promise<ImportOutcome>
  /** Whether the service takes a token. */
  isSignedIn(token: string): Promise<boolean>
  /** Begins a session without a password. @returns its token */
  signIn(sellerId: string): Promise<string>
  /** Calls back on every change, in this tab or another. */
  subscribe(listener: () => void): () => void
}
