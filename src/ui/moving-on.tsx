import { useEffect, useRef, type ReactNode } from 'react'

import { Alert } from './alert'
import { usePausableTimeout } from './use-pausable-timeout'

interface MovingOnProps {
  readonly afterMilliseconds: number
  readonly onMove: () => void
  /** What is done, and a link for who does not want to wait. */
  readonly children: ReactNode
}

/** Says that something is done and moves on by itself. It takes the focus: the button that was pressed is gone. */
export function MovingOn({ afterMilliseconds, onMove, children }: MovingOnProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  usePausableTimeout(afterMilliseconds, false, onMove)
  return (
    <Alert ref={panel} variant="success" role="status" tabIndex={-1} className="max-w-form">
      {children}
    </Alert>
  )
}
