import { typedKeptMilliseconds } from '@/contract/limits'
import { partsOf } from './navigation-state'

/** A history entry's state for whoever is at the tab now: nothing of what somebody else typed, or an hour ago. */
export function ownState(state: unknown, { person, now }: { readonly person: string; readonly now: number }): unknown {
  const { typedBy, typedAt } = partsOf(state)
  const isRecent = typeof typedAt === 'number' && Math.abs(now - typedAt) <= typedKeptMilliseconds
  return isRecent && typedBy === person ? state : null
}
