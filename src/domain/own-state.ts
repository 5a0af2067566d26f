import { typedKeptMilliseconds } from './portal-limits'
import { partsOf } from './navigation-state'

/** A history entry's state if the tab's current user typed it within the last hour; null otherwise. */
export function ownState(state: unknown, { person, now }: { readonly person: string; readonly now: number }): unknown {
  const { typedBy, typedAt } = partsOf(state)
  const isRecent = typeof typedAt === 'number' && Math.abs(now - typedAt) <= typedKeptMilliseconds
  return isRecent && typedBy === person ? state : null
}
