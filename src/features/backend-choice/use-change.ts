import { useState } from 'react'
import type { BackendKind } from '@/session/backend-choice'
import type { BackendSwitch } from './backend-switch'

/** Goes over to the other backend, and tells what stands in the way. */
export function useChange({ change }: BackendSwitch): {
  readonly state: 'resting' | 'leaving' | 'needs-connection'
  readonly start: (to: BackendKind) => void
} {
  const [state, setState] = useState<'resting' | 'leaving' | 'needs-connection'>('resting')
  return {
    state,
    start(to) {
      setState('leaving')
      void change(to).then(setState)
    },
  }
}
