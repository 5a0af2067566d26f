import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { deviceTime } from '@/clock/clock'
import type { NavigationState } from '@/domain/navigation-state'
import { ownState } from '@/domain/own-state'
import { person, session } from '@/session/browser-session'

// Uses the device's own clock: the demo cannot move it, and it is known before the backend has answered.

/** Navigation state that holds what a person typed, marked as hers so that it is shown to nobody else. */
export const typedState = (state: NavigationState): NavigationState => ({ ...state, typedBy: person.id(), typedAt: deviceTime.now() })

/** The state of a history entry; null if another person typed it, or if that was more than an hour ago. */
export const stateOfPerson = (state: unknown): unknown => ownState(state, { person: person.id(), now: deviceTime.now() })

/** Calls back whenever what somebody typed may have become too old, or another person's. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000)
  // Timers do not run while the device sleeps.
  document.addEventListener('visibilitychange', listener)
  const forget = session.subscribe(listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
    forget()
  }
}

/** The state of the history entry on screen; null as soon as that may not be shown any more, also if nobody leaves the screen. */
export function useStateOfPerson(): unknown {
  const state = useLocation({ select: (location) => location.state })
  const current = (): unknown => stateOfPerson(state)
  return useSyncExternalStore(subscribe, current, current)
}
