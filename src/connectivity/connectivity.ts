
/** Says whether the network is thought to be there. A hint: only answers are proof. */
export interface NetworkHint {
  isOnline(): boolean
  /** Calls back on every change until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/** `refused`: the backend's host answers, but its CORS refuses the portal or a header that the portal sends. */
export type ConnectionState = 'online' | 'offline' | 'refused'

/** Whether the backend can be reached, as far as anybody knows. */
export interface Connectivity {
  state(): ConnectionState
  /** What the network hint says, whatever the last call met. */
  hint(): Exclude<ConnectionState, 'refused'>
  /**
   * Called by the transport after each call: while the hint says 'online', the last call's outcome counts for more.
   * @param kind is the same for calls that a host refuses alike
   */
  report(outcome: 'reached' | 'unreachable' | 'refused', kind: string): void
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
  /** The kind of call that was refused last. */
  let refused: string | null = null
  let unfollow = network.subscribe(hintChanged)
  let state = current()

  function current(): ConnectionState {
    if (!network.isOnline() || failed !== null) return 'offline'
    return refused === null ? 'online' : 'refused'
  }

  let hint = hintNow()

  function hintNow(): ReturnType<Connectivity['hint']> {
    return network.isOnline() ? 'online' : 'offline'
  }

  function announceChange(): void {
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
    refused = null
    announceChange()
    if (network.isOnline()) for (const listener of [...waitingForNetwork]) listener()
  }

  return {
    state: () => state,
    hint: hintNow,
    report(outcome, kind) {
      forgetFailure()
      // A refusal does not pass by itself: it holds until a call of its kind gets through, whatever other calls do.
      if (outcome === 'refused') refused = kind
      else if (outcome === 'unreachable')
        failed = setTimeout(() => {
          failed = null
          announceChange()
        }, failureCountsForMilliseconds)
      else if (kind === refused) refused = null
      announceChange()
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
