import type { PresenterService } from '@/contract/presenter/service'
import { playOne, scenarioPlayId } from '@/features/demo/play-store'
import { drawer } from '../shell/drawer-store'
import { playActs } from './play-acts'

/**
 * Plays the scenario that the address asks for (DEMO-02): `?scenario=step-5`. One that does not exist changes nothing;
 * of one that cannot be played the drawer tells.
 */
export async function playScenario(id: string, service: PresenterService): Promise<void> {
  const scenario = service.scenarios.find((candidate) => candidate.id === id)
  if (scenario === undefined) return
  const done = await playOne((acts) => playActs(acts, service), scenarioPlayId(scenario), scenario.acts)
  if (!done) drawer.set(true)
}
