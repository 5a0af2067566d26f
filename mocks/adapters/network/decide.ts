import type { EndpointName } from '@/contract/endpoints'
import type { Conditions, FailureShare, Interference, Network, PlannedFailure } from '@/contract/presenter/network'

/** How long a slow network takes for a call or an event. */
export const slowMilliseconds = 2000
/** The share of calls and events that a lossy network loses. */
const lossyShare = 1 / 3

/** What becomes of a call. */
export type CallOutcome =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'carried'; readonly delayMilliseconds: number }
  /** Lost on its way there, or the answer on its way back. */
  | { readonly kind: 'lost'; readonly when: 'before' | 'after' }
  | { readonly kind: 'planned'; readonly plan: PlannedFailure; readonly delayMilliseconds: number }

/** What becomes of a socket event. */
export type EventOutcome =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'carried'; readonly delayMilliseconds: number }
  | { readonly kind: 'lost'; readonly when: 'before' }

const shares: Readonly<Record<FailureShare, number>> = { next: 1, third: 1 / 3, half: 1 / 2, every: 1 }

const delayOf = (network: Network): number => (network === 'slow' ? slowMilliseconds : 0)

/**
 * Hits with the probability `share`. On a miss the number is rescaled to between 0 and 1, so that it can be drawn with again:
 * each of several plans keeps its own share.
 */
type Draw = { readonly hit: true } | { readonly hit: false; readonly rest: number }
const draw = (share: number, random: number): Draw =>
  random < share ? { hit: true } : { hit: false, rest: (random - share) / (1 - share) }

/** @param random from 0 up to but not including 1 */
export function decideCall({ network, failures }: Conditions, endpoint: EndpointName, random: number): CallOutcome {
  if (network === 'offline') return { kind: 'unreachable' }
  const delayMilliseconds = delayOf(network)
  let left = random
  for (const plan of failures.filter(({ target }) => target === 'any' || target === endpoint)) {
    const drawn = draw(shares[plan.share], left)
    if (drawn.hit) return { kind: 'planned', plan, delayMilliseconds }
    left = drawn.rest
  }
  if (network === 'lossy' && left < lossyShare) return { kind: 'lost', when: left < lossyShare / 2 ? 'before' : 'after' }
  return { kind: 'carried', delayMilliseconds }
}

/** @param random from 0 up to but not including 1 */
export function decideEvent(network: Network, random: number): EventOutcome {
  if (network === 'offline') return { kind: 'unreachable' }
  if (network === 'lossy' && random < lossyShare) return { kind: 'lost', when: 'before' }
  return { kind: 'carried', delayMilliseconds: delayOf(network) }
}

/** What the log says that the network did on purpose; null where it did nothing. */
export function interferenceOf(outcome: CallOutcome | EventOutcome): Interference | null {
  switch (outcome.kind) {
    case 'unreachable':
      return 'offline'
    case 'lost':
      return outcome.when === 'after' ? 'answer-lost' : 'lost'
    case 'planned':
      return outcome.plan.failure
    case 'carried':
      return outcome.delayMilliseconds > 0 ? 'slowed' : null
  }
}
