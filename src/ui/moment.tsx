import type { ReactNode } from 'react'

interface MomentProps {
  /** In milliseconds since the epoch. */
  readonly at: number
  readonly className?: string
  readonly title?: string
  readonly children: ReactNode
}

/** A moment as text, with a machine-readable `dateTime`. */
export const Moment = ({ at, ...time }: MomentProps) => <time dateTime={new Date(at).toISOString()} {...time} />
