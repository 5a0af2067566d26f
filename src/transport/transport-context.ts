import { createContext, use } from 'react'
import type { Caller } from './call'
import type { Availability, DuplicateQuestion } from './duplicate-check'

/** All that a screen may ask of the chosen backend. */
export interface Transport extends Caller {
  /** Asks live whether an email or a mobile number is still free; `unknown` when nobody answers. */
  checkDuplicate(question: DuplicateQuestion, signal: AbortSignal): Promise<Availability>
}

export const TransportContext = createContext<Transport | null>(null)

/** The transport to the chosen backend, for the few screens that need a live answer. */
export function useTransport(): Transport {
  const transport = use(TransportContext)
  if (transport === null) throw new Error('TransportContext is missing above this component')
  return transport
}
