import { createStore, useSelector } from '@tanstack/react-store'
import type { Scenario, ScenarioAction } from '@/contract/presenter/actions'
import type { PresenterActions } from './presenter-actions'

/** What is being played, or what failed last. */
type PlayState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'playing'; readonly id: string }
  | { readonly kind: 'failed'; readonly id: string }
  /** The address named a scenario that does not exist. */
  | { readonly kind: 'unknown'; readonly id: string }

// A single store for the whole page: what the /demo page has started continues when the drawer replaces it.
const playState = createStore<PlayState>({ kind: 'resting' })
const set = (next: PlayState): void => playState.setState(() => next)

/** The id under which a scenario is played. */
export const scenarioPlayId = ({ id }: Scenario): string => `scenario:${id}`

/** Plays actions under an id, one play at a time. @returns whether all were done; false also while another play is running */
export async function playOne(play: PresenterActions['play'], id: string, actions: readonly ScenarioAction[]): Promise<boolean> {
  if (playState.get().kind === 'playing') return false
  set({ kind: 'playing', id })
  const done = await play(actions).catch(() => false)
  set(done ? { kind: 'resting' } : { kind: 'failed', id })
  return done
}

/** Records that the address named a scenario that does not exist. */
export const noteUnknownScenario = (id: string): void => set({ kind: 'unknown', id })

/** What is being played, and a function to play something. */
export const usePlay = (
  presenter: PresenterActions,
): { readonly state: PlayState; readonly play: (id: string, actions: readonly ScenarioAction[]) => Promise<boolean> } => ({
  state: useSelector(playState),
  play: (id, actions) => playOne(presenter.play, id, actions),
})
