import { useState } from 'react'
import type { BackendKind } from '@/session/backend-choice'
import type { BackendSwitch, ChangeOutcome } from './backend-switch'

/** How far the way to the other backend has come. */
export type ChangeState = ChangeOutcome | 'failed'

/** Goes over to the other backend for as long as what was pressed is shown, and tells what stands in the way. */
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
