import type { ComponentProps } from 'react'

import { cn } from './cn'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string
}

/** A native checkbox; the whole row is its label. */
export function Checkbox({ label, className, disabled, ...props }: CheckboxProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 items-center gap-3 py-2',
        disabled ? 'cursor-not-allowed text-muted-foreground' : 'cursor-pointer',
        className,
      )}
    >
      <input type="checkbox" className="choice-mark" disabled={disabled} {...props} />
      <span>{label}</span>
    </label>
  )
}
