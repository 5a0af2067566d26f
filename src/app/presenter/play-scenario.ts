import type { Scenario } from '@/contract/presenter/actions'
import type { PresenterService } from '@/contract/presenter/service'
import { noteUnknownScenario, playOne, scenarioPlayId } from '@/features/demo/play-store'
import { session } from '@/session/browser-session'
import { deviceNotes } from '@/storage/device-notes'
import { linkQuestion } from '../link-question'
import { drawer } from '../shell/drawer-store'
import { sampleStore } from '../sample-store'
import { loadOutbox } from '../services'
import { playActions } from './play-actions'
import { whatScenarioWouldEnd } from './what-scenario-would-end'

/** Longer than any id; an address may contain anything. */
const longestShown = 40

/**
 * Plays the scenario that the address asks for (DEMO-02): `?scenario=step-5`. The drawer reports one that does not exist or cannot be
 * played. Anybody can send a link: a person who has signed in herself, or has entries that would be deleted, is asked first.
 */
export async function playScenario(id: string, service: PresenterService): Promise<void> {
  const scenario = service.scenarios.find((candidate) => candidate.id === id)
  if (scenario === undefined) {
    noteUnknownScenario(id.slice(0, longestShown))
    drawer.set(true)
    return
  }
  // The same link also asks for another backend: agreeing to that reloads the page.
  if (linkQuestion.state.kind !== 'none') return
  const ends = await whatScenarioWouldEnd(scenario, { session, loadOutbox, samples: sampleStore, notes: deviceNotes, scenarios: service.scenarios })
  if (ends !== null) {
    linkQuestion.setState(() => ({ kind: 'scenario', title: scenario.title, ends, play: () => void playNow(scenario, service) }))
    return
  }
  await playNow(scenario, service)
}

async function playNow(scenario: Scenario, service: PresenterService): Promise<void> {
  const done = await playOne((actions) => playActions(actions, service), scenarioPlayId(scenario), scenario.actions)
  if (!done) drawer.set(true)
}
