import { useSyncExternalStore } from 'react'
import type { Scenario, ScenarioAct } from '@/contract/presenter/acts'
import type { DemoTools } from './demo-tools'

/** What is played now, or could not be played last. */
type PlayState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'playing'; readonly id: string }
  | { readonly kind: 'failed'; readonly id: string }
  /** An address asked for a scenario that there is not. */
  | { readonly kind: 'unknown'; readonly id: string }

// One for the page: what the /demo page has begun goes on when the drawer takes over.
let state: PlayState = { kind: 'resting' }
const listeners = new Set<() => void>()

function set(next: PlayState): void {
  state = next
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What is played of a scenario is known by. */
export const scenarioPlayId = ({ id }: Scenario): string => `scenario:${id}`

/** Plays one thing at a time, known by its id. Whether all of it could be done; false too while something else is played. */
export async function playOne(play: DemoTools['play'], id: string, acts: readonly ScenarioAct[]): Promise<boolean> {
  if (state.kind === 'playing') return false
  set({ kind: 'playing', id })
  const done = await play(acts).catch(() => false)
  set(done ? { kind: 'resting' } : { kind: 'failed', id })
  return done
}

/** Notes that an address asked for a scenario that there is not. */
export const noteUnknownScenario = (id: string): void => set({ kind: 'unknown', id })

/** What is played now, and the way to play something. */
export const usePlay = (
  tools: DemoTools,
): { readonly state: PlayState; readonly play: (id: string, acts: readonly ScenarioAct[]) => Promise<boolean> } => ({
  state: useSyncExternalStore(subscribe, () => state),
  play: (id, acts) => playOne(tools.play, id, acts),
})
