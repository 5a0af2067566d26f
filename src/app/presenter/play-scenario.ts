import type { PresenterService } from '@/contract/presenter/service'
import { noteUnknownScenario, playOne, scenarioPlayId } from '@/features/demo/play-store'
import { drawer } from '../shell/drawer-store'
import { playActions } from './play-actions'

/** Longer than any id; an address may say anything. */
const longestShown = 40

/**
 * Plays the scenario that the address asks for (DEMO-02): `?scenario=step-5`. Of one that does not exist or cannot be
 * played the drawer tells.
 */
export async function playScenario(id: string, service: PresenterService): Promise<void> {
  const scenario = service.scenarios.find((candidate) => candidate.id === id)
  if (scenario === undefined) {
    noteUnknownScenario(id.slice(0, longestShown))
    drawer.set(true)
    return
  }
  const done = await playOne((actions) => playActions(actions, service), scenarioPlayId(scenario), scenario.actions)
  if (!done) drawer.set(true)
}
