import { useEffect, useRef, type ReactNode } from 'react'

import { Alert } from './alert'
import { usePausableTimeout } from './use-pausable-timeout'

interface AutoAdvanceProps {
  readonly afterMilliseconds: number
  readonly onAdvance: () => void
  /** What is done, and a link for who does not want to wait. */
  readonly children: ReactNode
}

/** Says that something is done and moves on by itself. It takes the focus: the button that was pressed is gone. */
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
