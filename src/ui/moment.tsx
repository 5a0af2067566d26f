import type { ReactNode } from 'react'

interface MomentProps {
  /** In milliseconds since the epoch. */
  readonly at: number
  readonly className?: string
  readonly title?: string
  readonly children: ReactNode
}

/** A moment in words, which programs read as what it is. */
export const Moment = ({ at, ...time }: MomentProps) => <time dateTime={new Date(at).toISOString()} {...time} />
