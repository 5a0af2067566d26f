import { createContext, use } from 'react'
import type { Transport } from './transport'

export const TransportContext = createContext<Transport | null>(null)

/** The transport to the chosen backend, for the few screens that need a live answer. */
export function useTransport(): Transport {
  const transport = use(TransportContext)
  if (transport === null) throw new Error('TransportContext is missing above this component')
  return transport
}
