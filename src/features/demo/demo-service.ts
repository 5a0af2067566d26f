import type { ContactChannel } from '@/contract/access'
import type { NextStep } from '@/contract/steps'

/** A code that the in-browser service "sent", as the SMS or e-mail it would have been. */
export interface DemoMessage {
  readonly id: string
  readonly channel: ContactChannel
  /** The whole address or number: the presenter plays every part. */
  readonly to: string
  readonly code: string
  /** Milliseconds since the epoch. */
  readonly sentAt: number
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  /** `replaced` once a newer code went to the same place, `used` once it was accepted or locked. */
  readonly state: 'valid' | 'used' | 'replaced'
}

/** A seller who is ready to sign in. */
export interface DemoAccount {
  /** Stands in the address as `?scenario=…`, such as `step-5`. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly password: string
  readonly nextStep: NextStep
}

export type DemoConnection = 'online' | 'offline'

/** What the presenter's drawer may see and change of the in-browser service. */
export interface DemoService {
  readonly accounts: readonly DemoAccount[]
  /** Newest first. */
  messages(): Promise<readonly DemoMessage[]>
  connection(): DemoConnection
  /** Kept over reloads and shared with other tabs; resolves once it is stored. */
  setConnection(connection: DemoConnection): Promise<void>
  /** Calls back on every change of messages or connection, in this tab or another. */
  subscribe(listener: () => void): () => void
}
