import { useState } from 'react'
import type { BackendKind } from '@/session/backend-choice'
import type { BackendSwitch, ChangeOutcome } from './backend-switch'

/** The state of a switch to the other backend. */
export type ChangeState = ChangeOutcome | 'failed'

/** Switches the backend, unless the pressed button has left the page by then; the state says what prevents it. */
export function useChange({ change }: BackendSwitch): {
  readonly state: ChangeState
  readonly start: (to: BackendKind, pressed: Element) => void
} {
  const [state, setState] = useState<ChangeState>('resting')
  return {
    state,
    start(to, pressed) {
      setState('leaving')
      change(to, () => pressed.isConnected).then(setState, () => setState('failed'))
    },
  }
}
