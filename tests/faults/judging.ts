import type { OnboardingStep } from '@/contract/steps'
import type { Arrival, History, Save, SellerId, Turn } from './history'

/** The kinds of broken promises, in the order of the table. */
export const wrongs = ['lost', 'doubled', 'reordered', 'crossed', 'stale', 'false claim', 'stuck'] as const
export type Wrong = (typeof wrongs)[number]

export interface Finding {
  readonly wrong: Wrong
  readonly sentence: string
}

/** How long a screen may take to show what another tab or the backend did; the promise is 1 s on an idle machine. */
export const screenGrace = 3000
/** How long a request may still be under way after the event that ends it. */
export const wireGrace = 1500

export const isOf = (seller: SellerId, step: OnboardingStep | null) => (one: { seller: SellerId; step: OnboardingStep | null }) =>
  one.seller === seller && one.step === step

export function groupsOf<One, Key>(all: readonly One[], keyOf: (one: One) => Key): ReadonlyMap<Key, readonly One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

export const nameOf = ({ seller, step, mark }: Pick<Save, 'seller' | 'step' | 'mark'>): string => `${seller}${step === null ? '' : `, step ${step}`}, mark ${mark}`

/** When the accepting answer to a mark was written. */
export const acceptedOf = (arrivals: readonly Arrival[], mark: number): number =>
  arrivals.find((arrival) => arrival.mark === mark && arrival.acceptedAt !== null)?.acceptedAt ?? Infinity

const disturbing: ReadonlySet<Turn['kind']> = new Set<Turn['kind']>(['death', 'logged-out', 'deleted'])

/** Whether the tab or worker that should have recorded an answer may have died, or never received it. */
export const isDisturbed = ({ turns }: History, accepted: number, since: number): boolean =>
  turns.some(({ at, kind }) => disturbing.has(kind) && at > accepted - wireGrace && at < since)
