import type { ReactNode } from 'react'
import { ProgressLine, StepMarker, type ProgressState } from './progress-line'

/** A list whose entries are markers on a vertical progress line. */
export function StepList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ol aria-label={label} className="thread-on-paper flex flex-col">
      {children}
    </ol>
  )
}

interface StepEntryProps {
  readonly state: ProgressState
  readonly position: number
  readonly children: ReactNode
}

/** An entry at its marker; the line below has the marker's state. */
export function StepEntry({ state, position, children }: StepEntryProps) {
  return (
    <li className="group/entry relative flex gap-[12px] pb-4 last:pb-0">
      <ProgressLine
        vertical
        state={state}
        className="absolute top-[28px] bottom-0 start-0 w-[28px] group-last/entry:hidden lg:top-[32px] lg:w-[32px]"
      />
      <StepMarker state={state} position={position} />
      <span className="flex min-h-[28px] min-w-0 grow flex-wrap items-center justify-between gap-x-4 lg:min-h-[32px]">{children}</span>
    </li>
  )
}
