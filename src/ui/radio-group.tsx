import { useId, type ComponentProps } from 'react'

import { cn } from './cn'

/** Native radios as cards. Put it inside a fieldset that has a legend. */
export function RadioGroup({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('grid gap-2', className)} {...props} />
}

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string
  readonly description?: string | undefined
}

/** A radio button as a card: the label is its accessible name, the rest its description. */
export function RadioCard({ label, description, className, disabled, ...props }: RadioCardProps) {
  const id = useId()
  return (
    <label
      className={cn(
        'flex min-h-12 items-start gap-3 rounded-md border-[1.5px] border-input bg-card px-3 py-3 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-[[aria-invalid=true]]:border-2 has-[[aria-invalid=true]]:border-destructive',
        disabled ? 'cursor-not-allowed text-muted-foreground' : 'cursor-pointer',
        className,
      )}
    >
      <input
        type="radio"
        className="choice-mark focus-visible:outline-none"
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-more`}
        {...props}
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className={cn('block', description !== undefined && 'font-semibold')}>{label}</span>
        {description !== undefined && <span id={`${id}-more`} className="block text-hint">{description}</span>}
      </span>
    </label>
  )
}
