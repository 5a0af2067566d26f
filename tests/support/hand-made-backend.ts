import { deviceTime } from '@/clock/clock'
import type { Backend } from '@/transport/backend'
import type { Connectivity, NetworkHint } from '@/connectivity/connectivity'

/** A network that is online or offline as the test says. */
export function switchedNetwork(online = true) {
  const listeners = new Set<() => void>()
  const network: NetworkHint = {
    isOnline: () => online,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  function turn(on: boolean): void {
    online = on
    for (const listener of [...listeners]) listener()
  }
  return { network, turn, listeners }
}

/** A backend whose answers the test writes by hand, and which records the requests it was sent. */
export function handMadeBackend(answer: (request: Request) => Promise<Response>, changes: Partial<Backend> = {}) {
  const requests: Request[] = []
  const backend: Backend = {
    kind: 'real',
    origin: 'https://backend.example',
    fetch(request) {
      requests.push(request)
      return answer(request)
    },
    socketTransports: [],
    sends: { authorization: true, idempotencyKey: true },
    network: switchedNetwork().network,
    clock: deviceTime,
    ...changes,
  }
  return { backend, requests }
}

/** Records what the transport reports. */
export function reportedConnectivity() {
  const reports: Parameters<Connectivity['report']>[0][] = []
  const connectivity: Connectivity = {
    state: () => 'online',
    hint: () => 'online',
    report: (outcome) => {
      reports.push(outcome)
    },
    follow: () => undefined,
    subscribe: () => () => undefined,
    onNetworkBack: () => undefined,
  }
  return { connectivity, reports }
}
