import { createStore, useSelector } from '@tanstack/react-store'
import type { Scenario, ScenarioAction } from '@/contract/presenter/actions'
import type { PresenterActions } from './presenter-actions'

/** What is played now, or could not be played last. */
type PlayState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'playing'; readonly id: string }
  | { readonly kind: 'failed'; readonly id: string }
  /** An address asked for a scenario that there is not. */
  | { readonly kind: 'unknown'; readonly id: string }

// One for the page: what the /demo page has started goes on when the drawer takes over.
const playState = createStore<PlayState>({ kind: 'resting' })
const set = (next: PlayState): void => playState.setState(() => next)

/** The id under which a scenario is played. */
export const scenarioPlayId = ({ id }: Scenario): string => `scenario:${id}`

/** Plays one thing at a time, known by its id. Whether all of it could be done; false too while something else is played. */
export async function playOne(play: PresenterActions['play'], id: string, actions: readonly ScenarioAction[]): Promise<boolean> {
  if (playState.get().kind === 'playing') return false
  set({ kind: 'playing', id })
  const done = await play(actions).catch(() => false)
  set(done ? { kind: 'resting' } : { kind: 'failed', id })
  return done
}

/** Notes that an address asked for a scenario that there is not. */
export const noteUnknownScenario = (id: string): void => set({ kind: 'unknown', id })

/** What is played now, and the way to play something. */
export const usePlay = (
  presenter: PresenterActions,
): { readonly state: PlayState; readonly play: (id: string, actions: readonly ScenarioAction[]) => Promise<boolean> } => ({
  state: useSelector(playState),
  play: (id, actions) => playOne(presenter.play, id, actions),
})
