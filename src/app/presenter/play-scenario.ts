import type { PresenterService } from '@/contract/presenter/service'
import { playActs } from './play-acts'

/** Plays the scenario that the address asks for (DEMO-02): `?scenario=step-5`. One that does not exist changes nothing. */
export async function playScenario(id: string, service: PresenterService): Promise<void> {
  const scenario = service.scenarios.find((candidate) => candidate.id === id)
  if (scenario !== undefined) await playActs(scenario.acts, service)
}
