import { useSelector } from '@tanstack/react-form'

import { Button, type ButtonProps } from '@/ui/button'

import { useFormContext } from './contexts'
import { texts } from './texts'

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy'> {
  /** True while something that was submitted is still in progress after the form's own submit has ended. */
  readonly pending?: boolean
}

/** Submits the form around it, once. */
export function SubmitButton({ pending = false, busyLabel = texts.sending, ...props }: SubmitButtonProps) {
  const form = useFormContext()
  const submitting = useSelector(form.store, (state) => state.isSubmitting)
  return <Button type="submit" busy={submitting || pending} busyLabel={busyLabel} {...props} />
}
