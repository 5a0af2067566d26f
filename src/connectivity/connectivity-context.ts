import { createContext, use, useSyncExternalStore } from 'react'
import type { ConnectionState, Connectivity } from './connectivity'

export const ConnectivityContext = createContext<Connectivity | null>(null)

/** The object itself, for event handlers; a component that shows the state uses {@link useConnectionState}. */
export function useConnectivity(): Connectivity {
  const connectivity = use(ConnectivityContext)
  if (connectivity === null) throw new Error('ConnectivityContext is missing above this component')
  return connectivity
}

/** Whether the backend can be reached, as far as anybody knows. */
export function useConnectionState(): ConnectionState {
  const connectivity = useConnectivity()
  return useSyncExternalStore(connectivity.subscribe, connectivity.state, connectivity.state)
}

/** Whether there is a network, by the network hint alone. */
export function useNetworkHint(): ReturnType<Connectivity['hint']> {
  const connectivity = useConnectivity()
  return useSyncExternalStore(connectivity.subscribe, connectivity.hint, connectivity.hint)
}
