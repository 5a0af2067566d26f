import { deviceTime } from '@/clock/clock'
import type { NavigationState } from '@/domain/navigation-state'
import { ownState } from '@/domain/own-state'
import { person } from '@/session/browser-session'

// Uses the device's own clock: the demo cannot move it, and it is known before the backend has answered.

/** Navigation state that holds what a person typed, marked as hers so that it is shown to nobody else. */
export const typedState = (state: NavigationState): NavigationState => ({ ...state, typedBy: person.id(), typedAt: deviceTime.now() })

/** The state of a history entry; null if another person typed it, or if that was more than an hour ago. */
export const stateOfPerson = (state: unknown): unknown => ownState(state, { person: person.id(), now: deviceTime.now() })
