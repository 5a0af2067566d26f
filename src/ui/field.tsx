import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn'

interface FieldProps extends ComponentProps<'div'> {
  readonly invalid?: boolean
}

/** One question: label, hint, error and control, with a bar at its start while it is invalid. */
export function Field({ invalid = false, className, ...props }: FieldProps) {
  return (
    <div
      data-slot="field"
      data-invalid={invalid || undefined}
      className={cn(
        'flex min-w-0 flex-col gap-1 data-invalid:border-s-3 data-invalid:border-destructive data-invalid:ps-3',
        className,
      )}
      {...props}
    />
  )
}

/** The same for several controls. Wrapped in a plain div: WebKit counts the legend's height twice if the fieldset is a flex item or flex box. */
export function FieldSet({ className, ...props }: ComponentProps<'fieldset'>) {
  return (
    <div>
      <fieldset className={cn('min-w-0', className)} {...props} />
    </div>
  )
}

export function FieldLegend({ className, ...props }: ComponentProps<'legend'>) {
  return <legend className={cn('mb-1 text-base font-semibold', className)} {...props} />
}

export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('text-hint text-muted-foreground', className)} {...props} />
}

interface FieldErrorProps extends ComponentProps<'p'> {
  /** For screen readers, before the message; sighted people see the icon instead. */
  readonly prefix: string
  readonly children: ReactNode
}

export function FieldError({ prefix, className, children, ...props }: FieldErrorProps) {
  return (
    <p
      className={cn('flex items-start gap-2 text-hint font-semibold text-destructive', className)}
      {...props}
    >
      <TriangleAlert className="mt-0.5 size-5 flex-none" />
      <span>
        <span className="sr-only">{prefix}</span>
        {children}
      </span>
    </p>
  )
}
