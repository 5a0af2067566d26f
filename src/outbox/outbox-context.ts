import { createContext, use } from 'react'
import type { StorageFailure } from '@/storage/storage-failure'
import type { Outbox } from './outbox'

/** What of the device's store keeps what waits from leaving, as of the last try of this tab. */
export interface SendingFailure {
  /** Null for nothing. */
  failure(): StorageFailure | null
  /** Calls back whenever that is another. */
  subscribe(listener: () => void): () => void
}

/** The device's store as screens have it: with the way to have sent what waits in it. */
export interface OpenOutbox extends Outbox {
  /** Sends what may leave without waiting any longer, but for pauses that a server asked for. */
  sendNow(): void
  readonly sending: SendingFailure
  /** The time by the clock that stored times go by, asked only where something stored may be old: it comes with the backend, or not at all. */
  knownTime(): Promise<number | undefined>
}

/** Opens the device's store; the same promise each time. Its code is fetched by the first call. */
export type LoadOutbox = () => Promise<OpenOutbox>

export const OutboxContext = createContext<LoadOutbox | null>(null)

/** For screens that can be typed in before the store's code is there. */
export function useLoadOutbox(): LoadOutbox {
  const load = use(OutboxContext)
  if (load === null) throw new Error('OutboxContext is missing above this component')
  return load
}

/** For screens behind the sign-in, where the store was opened before they are shown. */
export const useOutbox = (): OpenOutbox => use(useLoadOutbox()())
