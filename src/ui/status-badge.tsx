import { cva, type VariantProps } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'

import { cn } from './cn'

const badgeVariants = cva(
  'inline-flex w-fit items-center gap-1.5 rounded-full border-[1.5px] px-2.5 py-0.5 text-sm font-medium',
  {
    variants: {
      status: {
        locked: 'border-transparent bg-muted text-muted-foreground',
        'in-progress': 'border-dashed border-primary bg-primary-soft text-foreground',
        waiting: 'border-dashed border-queued bg-queued-soft text-queued',
        sending: 'border-dashed border-info bg-info-soft text-info',
        sent: 'border-success bg-success-soft text-success',
        'in-review': 'border-info bg-info-soft text-info',
        declined: 'border-transparent bg-muted text-muted-foreground',
        attention: 'border-destructive bg-destructive-soft text-destructive',
      },
    },
  },
)

/** Where a piece of work stands. Dashed: on this device. Solid: delivered, or answered. */
export type BadgeStatus = NonNullable<VariantProps<typeof badgeVariants>['status']>

const icons = {
  locked: Lock,
  'in-progress': Pencil,
  waiting: Clock,
  sending: Send,
  sent: Check,
  'in-review': Clock,
  declined: X,
  attention: TriangleAlert,
} satisfies Record<BadgeStatus, unknown>

interface StatusBadgeProps extends ComponentProps<'span'> {
  readonly status: BadgeStatus
}

/** Icon, edge and word: the colour only repeats them. */
export function StatusBadge({ status, className, children, ...props }: StatusBadgeProps) {
  const Icon = icons[status]
  return (
    <span data-slot="status-badge" data-status={status} className={cn(badgeVariants({ status }), className)} {...props}>
      <Icon className="size-4 flex-none" />
      {children}
    </span>
  )
}
