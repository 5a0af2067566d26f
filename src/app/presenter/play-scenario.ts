import type { Scenario } from '@/contract/presenter/actions'
import type { PresenterService } from '@/contract/presenter/service'
import { noteUnknownScenario, playOne, scenarioPlayId } from '@/features/demo/play-store'
import { session } from '@/session/browser-session'
import { deviceNotes } from '@/storage/device-notes'
import { markOf } from '@/storage/mark-of'
import { linkQuestion } from '../link-question'
import { drawer } from '../shell/drawer-store'
import { playActions, playedSessionNote } from './play-actions'

/** Longer than any id; an address may say anything. */
const longestShown = 40

/**
 * Plays the scenario that the address asks for (DEMO-02): `?scenario=step-5`. Of one that does not exist or cannot be
 * played the drawer tells. Whoever has signed in herself is asked first: anybody can send a link.
 */
export async function playScenario(id: string, service: PresenterService): Promise<void> {
  const scenario = service.scenarios.find((candidate) => candidate.id === id)
  if (scenario === undefined) {
    noteUnknownScenario(id.slice(0, longestShown))
    drawer.set(true)
    return
  }
  // The same link asks for another backend: whoever agrees to that reloads the page.
  if (linkQuestion.state.kind !== 'none') return
  if (await isSomebodysSession()) {
    linkQuestion.setState(() => ({ kind: 'scenario', title: scenario.title, play: () => void playNow(scenario, service) }))
    return
  }
  await playNow(scenario, service)
}

/** Whether somebody has signed in herself. What a scenario has begun is nobody's, and the next one may take its place. */
async function isSomebodysSession(): Promise<boolean> {
  const current = session.read()
  if (current.kind === 'signed-out') return false
  return (await deviceNotes.read(playedSessionNote).catch(() => null)) !== markOf(current.token)
}

async function playNow(scenario: Scenario, service: PresenterService): Promise<void> {
  const done = await playOne((actions) => playActions(actions, service), scenarioPlayId(scenario), scenario.actions)
  if (!done) drawer.set(true)
}
