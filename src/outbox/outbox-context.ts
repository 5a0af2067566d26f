import { createContext, use } from 'react'
import type { StorageFailure } from '@/storage/storage-failure'
import type { Outbox } from './outbox'

/** The storage failure that keeps waiting submissions from being sent, as of this tab's last try. */
export interface SendingFailure {
  /** Null if there is none. */
  failure(): StorageFailure | null
  /** Calls back whenever the failure changes. */
  subscribe(listener: () => void): () => void
}

/** The outbox as screens get it: the device's store, and the ways to send what waits in it. */
export interface OpenOutbox extends Outbox {
  /** Sends without waiting for the app's own back-off; pauses that a server asked for are kept. */
  sendNow(): void
  readonly sending: SendingFailure
  /** The app's time, once the backend is loaded: the demo brings its own clock. Undefined if that fails; asked only if something stored may be old. */
  knownTime(): Promise<number | undefined>
}

/** Opens the device's store; the same promise each time. Its code is fetched by the first call. */
export type LoadOutbox = () => Promise<OpenOutbox>

export const OutboxContext = createContext<LoadOutbox | null>(null)

/** For screens that can be typed in before the store's code is loaded. */
export function useLoadOutbox(): LoadOutbox {
  const load = use(OutboxContext)
  if (load === null) throw new Error('OutboxContext is missing above this component')
  return load
}

/** For screens behind the sign-in, where the store was opened before they are shown. */
export const useOutbox = (): OpenOutbox => use(useLoadOutbox()())
