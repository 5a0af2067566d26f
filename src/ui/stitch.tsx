import type { ComponentProps } from 'react'
import { cn } from './cn'

/** What a line of thread tells: dashes are still on this device, a solid line is delivered, dots are not possible yet. */
export type Thread = 'waiting' | 'sent' | 'locked'

interface StitchProps extends Omit<ComponentProps<'svg'>, 'children'> {
  readonly thread: Thread
  /** Down instead of across; it is as long as its box either way. */
  readonly upright?: boolean
}

/**
 * One straight piece of thread in the middle of its box. A dash pattern cannot itself become a line, so that the
 * ground's colour erases where the solid line is drawn: once, when a thread that waited is delivered.
 */
export function Stitch({ thread, upright = false, className, ...props }: StitchProps) {
  const ends = upright ? { x1: '50%', x2: '50%', y1: '0', y2: '100%' } : { x1: '0', x2: '100%', y1: '50%', y2: '50%' }
  return (
    <svg aria-hidden data-slot="stitch" data-thread={thread} className={cn('stitch', className)} {...props}>
      <line {...ends} />
      <line {...ends} pathLength="100" />
      <line {...ends} pathLength="100" />
    </svg>
  )
}
