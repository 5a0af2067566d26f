import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ComponentProps } from 'react'

import { cn } from './cn'

const base = 'flex items-start gap-3 rounded-lg border-[1.5px] p-4 text-foreground'

const variants = {
  success: { icon: Check, look: 'border-success bg-success-soft [&>svg]:text-success' },
  destructive: { icon: TriangleAlert, look: 'border-destructive bg-destructive-soft [&>svg]:text-destructive' },
  info: { icon: Info, look: 'border-transparent border-s-4 border-s-info bg-info-soft [&>svg]:text-info' },
}

type AlertVariant = keyof typeof variants

interface AlertProps extends ComponentProps<'div'> {
  readonly variant: AlertVariant
}

/**
 * A notice in the page. It has no role of its own: give `role="alert"` or `role="status"` to one
 * that appears while the person is at work.
 */
export function Alert({ variant, className, children, ...props }: AlertProps) {
  const { icon: Icon, look } = variants[variant]
  return (
    <div data-slot="alert" data-variant={variant} className={cn(base, look, className)} {...props}>
      <Icon className="mt-px size-5 flex-none" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('font-semibold', className)} {...props} />
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('text-base', className)} {...props} />
}
