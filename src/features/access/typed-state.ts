import { clock } from '@/clock/clock'
import { ownState, type NavigationState } from '@/domain/navigation-state'
import { person } from '@/session/browser-session'

/** Navigation state with something that a person typed, for nobody but her. */
export const typedState = (state: NavigationState): NavigationState => ({ ...state, typedBy: person.id(), typedAt: clock.now() })

/** What of a history entry's state was typed by whoever is at the tab now. */
export const stateOfPerson = (state: unknown): unknown => ownState(state, { person: person.id(), now: clock.now() })
