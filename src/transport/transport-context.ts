import { createContext, use, useSyncExternalStore } from 'react'
import type { Transport } from './call'
import type { ConnectionState, Connectivity } from './connectivity'

interface TransportServices {
  readonly transport: Transport
  readonly connectivity: Connectivity
}

export const TransportContext = createContext<TransportServices | null>(null)

function useServices(): TransportServices {
  const services = use(TransportContext)
  if (services === null) throw new Error('TransportContext is missing above this component')
  return services
}

/** The transport to the chosen backend, for the few screens that need a live answer. */
export const useTransport = (): Transport => useServices().transport

/** The reachability of the backend as an object, for code that runs after a press. */
export const useConnectivity = (): Connectivity => useServices().connectivity

/** Whether the backend can be reached, as far as anybody knows. */
export function useConnectionState(): ConnectionState {
  const { connectivity } = useServices()
  return useSyncExternalStore(connectivity.subscribe, connectivity.state)
}
