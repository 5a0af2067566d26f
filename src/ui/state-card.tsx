import type { ComponentProps } from 'react'

import { cn } from './cn'
import { Needle } from './needle'

interface StateCardProps extends ComponentProps<'div'> {
  readonly state: 'waiting' | 'sending' | 'sent'
}

/** A card whose edge shows its state: dashed while only on this device, solid when delivered. On delivery the solid edge is drawn once. */
export function StateCard({ state, className, children, ...props }: StateCardProps) {
  return (
    <div
      data-slot="state-card"
      data-progress={state}
      className={cn('sewn relative flex flex-col gap-2 rounded-lg bg-card p-4', className)}
      {...props}
    >
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full *:h-[calc(100%-3px)] *:w-[calc(100%-3px)] [--dashes:9_8]">
        <rect data-part="before" x="1.5" y="1.5" rx="9" />
        <rect data-part="veil" x="1.5" y="1.5" rx="9" pathLength={100} />
        <rect data-part="drawn" x="1.5" y="1.5" rx="9" pathLength={100} />
      </svg>
      {children}
      <Needle />
    </div>
  )
}
