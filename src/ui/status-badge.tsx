import Box from 'lucide-react/icons/box'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import Lock from 'lucide-react/icons/lock'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'

import { cn } from './cn'

const words = {
  locked: 'text-muted-foreground',
  'to-pack': 'text-foreground',
  'in-progress': 'text-foreground',
  waiting: 'text-queued',
  sending: 'text-queued',
  sent: 'text-success',
  'in-review': 'text-info',
  declined: 'text-muted-foreground',
  attention: 'text-destructive',
}

/** The status of a piece of work. */
export type BadgeStatus = keyof typeof words

const grounds: Record<BadgeStatus, string> = {
  locked: 'border-transparent bg-muted',
  'to-pack': 'border-transparent bg-primary-soft',
  'in-progress': 'border-transparent bg-primary-soft',
  waiting: 'border-transparent bg-queued-soft',
  sending: 'border-transparent bg-queued-soft',
  sent: 'border-transparent bg-success-soft',
  'in-review': 'border-transparent bg-info-soft',
  declined: 'border-transparent bg-muted',
  attention: 'border-destructive bg-destructive-soft',
}

/** The clock is reserved for what waits on this device. */
const icons = {
  locked: Lock,
  'to-pack': Box,
  'in-progress': Pencil,
  waiting: Clock,
  sending: Send,
  sent: Check,
  'in-review': Info,
  declined: X,
  attention: TriangleAlert,
} satisfies Record<BadgeStatus, unknown>

interface StatusBadgeProps extends ComponentProps<'span'> {
  readonly status: BadgeStatus
  /** Without background and edge, for use inside an element whose own edge shows the status. */
  readonly bare?: boolean
}

/** Icon and word; the colour only repeats them. It has no dashed edge: a badge is too short for the pattern, which the progress line shows. */
export function StatusBadge({ status, bare = false, className, children, ...props }: StatusBadgeProps) {
  const Icon = icons[status]
  return (
    <span
      data-status={status}
      className={cn(
        'inline-flex w-fit items-center gap-1.5 text-sm font-medium',
        words[status],
        !bare && cn('rounded-full border-[1.5px] px-2.5 py-0.5', grounds[status]),
        className,
      )}
      {...props}
    >
      <Icon className="size-4 flex-none" />
      {children}
    </span>
  )
}
