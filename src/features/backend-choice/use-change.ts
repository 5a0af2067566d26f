import { useState } from 'react'
import type { BackendKind } from '@/session/backend-choice'
import type { BackendSwitch } from './backend-switch'

/** How far the way to the other backend has come. */
export type ChangeState = 'resting' | 'leaving' | 'needs-connection' | 'failed'

/** Goes over to the other backend, and tells what stands in the way. */
export function useChange({ change }: BackendSwitch): {
  readonly state: ChangeState
  readonly start: (to: BackendKind) => void
} {
  const [state, setState] = useState<ChangeState>('resting')
  return {
    state,
    start(to) {
      setState('leaving')
      change(to).then(setState, () => setState('failed'))
    },
  }
}
