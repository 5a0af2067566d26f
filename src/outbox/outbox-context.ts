import { createContext, use } from 'react'
import type { Outbox } from './outbox'

/** Opens the device's store; the same promise each time. Its code is fetched by the first call. */
export type LoadOutbox = () => Promise<Outbox>

export const OutboxContext = createContext<LoadOutbox | null>(null)

/** For screens that can be typed in before the store's code is there. */
export function useLoadOutbox(): LoadOutbox {
  const load = use(OutboxContext)
  if (load === null) throw new Error('OutboxContext is missing above this component')
  return load
}

/** For screens behind the sign-in, where the store was opened before they are shown. */
export const useOutbox = (): Outbox => use(useLoadOutbox()())
