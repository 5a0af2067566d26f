import { cn } from './cn'
import { Needle } from './needle'

/** The state of an entry on a progress line. */
export type ProgressState = 'locked' | 'in-progress' | 'waiting' | 'sending' | 'sent' | 'attention'

interface ProgressLineProps {
  /** The state of the marker before the line. */
  readonly state: ProgressState
  readonly vertical?: boolean
  readonly className?: string
}

/**
 * The line between two markers, along the middle of its box: solid after a delivered entry, dashed after one that is only on this
 * device, dotted after one still to be done. On delivery the solid line is drawn once. `className` has to position it.
 */
export function ProgressLine({ state, vertical = false, className }: ProgressLineProps) {
  const ends = vertical ? { x1: '50%', x2: '50%', y1: 0, y2: '100%' } : { x1: 0, x2: '100%', y1: '50%', y2: '50%' }
  return (
    <span
      aria-hidden
      data-slot="progress-line"
      data-progress={state}
      data-vertical={vertical || undefined}
      className={cn('sewn overflow-clip', !vertical && 'onward', className)}
    >
      <svg className="absolute inset-0 size-full overflow-visible">
        <line data-part="before" {...ends} />
        <line data-part="drawn" pathLength={100} {...ends} />
      </svg>
      <Needle />
    </span>
  )
}

function Mark({ state, position }: { readonly state: ProgressState; readonly position: number }) {
  switch (state) {
    case 'locked':
    case 'in-progress':
      return (
        <text x="14" y="14.5">
          {position}
        </text>
      )
    case 'waiting':
      return <path data-part="mark" d="M14 8.5V14l4 2.5" />
    case 'sending':
      return <path data-part="mark" d="M14 19V9m-4.5 4.5L14 9l4.5 4.5" />
    case 'sent':
      return <path data-part="mark" d="m8.5 14.5 4 4 7-8" />
    case 'attention':
      return <path data-part="mark" d="M14 7.5V15m0 5v.1" />
  }
}

interface StepMarkerProps {
  readonly state: ProgressState
  readonly position: number
  /** Whether the person is at this entry: shown by a ring. */
  readonly current?: boolean
  readonly className?: string
}

/** A marker on the progress line: filled with a check if delivered, a dashed clock if waiting on this device, a dotted number if not possible yet. */
export function StepMarker({ state, position, current = false, className }: StepMarkerProps) {
  return (
    <span aria-hidden data-state={state} className={cn('step-marker', className)}>
      <svg viewBox="0 0 28 28">
        {current && <circle data-part="here" cx="14" cy="14" r="17" />}
        <circle data-part="ring" cx="14" cy="14" r={state === 'sent' || state === 'in-progress' ? 14 : 12.5} pathLength={75} />
        <Mark state={state} position={position} />
      </svg>
    </span>
  )
}
