import type { NetworkHint } from './network-hint'

export type ConnectionState = 'online' | 'offline'

/** Whether the backend can be reached, as far as anybody knows. */
export interface Connectivity {
  state(): ConnectionState
  /** The network's own word, whatever the last call met. */
  hint(): ConnectionState
  /** Told by the transport after each call: the last answer is worth more than any hint. */
  report(outcome: 'reached' | 'unreachable'): void
  follow(network: NetworkHint): void
  /** Calls back on every change of state or hint until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** Calls back whenever the network itself says that it is there again. */
  onNetworkBack(listener: () => void): void
}

/** How long a failed call outweighs a network that says it is there. */
const failureCountsForMilliseconds = 30_000

export function createConnectivity(initial: NetworkHint): Connectivity {
  const listeners = new Set<() => void>()
  const waitingForNetwork = new Set<() => void>()
  let network = initial
  let failed: ReturnType<typeof setTimeout> | null = null
  let unfollow = network.subscribe(hintChanged)
  let state = current()

  function current(): ConnectionState {
    return network.isOnline() && failed === null ? 'online' : 'offline'
  }

  let hint = hintNow()

  function hintNow(): ConnectionState {
    return network.isOnline() ? 'online' : 'offline'
  }

  function settle(): void {
    const [next, nextHint] = [current(), hintNow()]
    if (next === state && nextHint === hint) return
    state = next
    hint = nextHint
    for (const listener of [...listeners]) listener()
  }

  function forgetFailure(): void {
    if (failed !== null) clearTimeout(failed)
    failed = null
  }

  function hintChanged(): void {
    forgetFailure()
    settle()
    if (network.isOnline()) for (const listener of [...waitingForNetwork]) listener()
  }

  return {
    state: () => state,
    hint: hintNow,
    report(outcome) {
      forgetFailure()
      if (outcome === 'unreachable')
        failed = setTimeout(() => {
          failed = null
          settle()
        }, failureCountsForMilliseconds)
      settle()
    },
    follow(next) {
      unfollow()
      network = next
      unfollow = network.subscribe(hintChanged)
      hintChanged()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    onNetworkBack(listener) {
      waitingForNetwork.add(listener)
    },
  }
}
