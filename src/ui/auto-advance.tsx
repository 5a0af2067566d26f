import { useEffect, useRef, type ReactNode } from 'react'

import { Alert } from './alert'
import { usePausableTimeout } from './use-pausable-timeout'

interface AutoAdvanceProps {
  readonly afterMilliseconds: number
  readonly onAdvance: () => void
  /** What was done, and a link for people who do not want to wait. */
  readonly children: ReactNode
}

/** Says that something is done and moves on after a while. It takes the focus, since the pressed button has unmounted. */
export function AutoAdvance({ afterMilliseconds, onAdvance, children }: AutoAdvanceProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  usePausableTimeout(afterMilliseconds, false, onAdvance)
  return (
    <Alert ref={panel} variant="success" role="status" tabIndex={-1} className="max-w-form">
      {children}
    </Alert>
  )
}
