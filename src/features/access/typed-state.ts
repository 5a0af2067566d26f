import { deviceTime } from '@/clock/clock'
import type { NavigationState } from '@/domain/navigation-state'
import { ownState } from '@/domain/own-state'
import { person } from '@/session/browser-session'

// By the device's own clock: nobody sets it, and it is known before the backend is there.

/** Navigation state with something that a person typed, for nobody but her. */
export const typedState = (state: NavigationState): NavigationState => ({ ...state, typedBy: person.id(), typedAt: deviceTime.now() })

/** What of a history entry's state was typed by whoever is at the tab now. */
export const stateOfPerson = (state: unknown): unknown => ownState(state, { person: person.id(), now: deviceTime.now() })
