import { useSelector } from '@tanstack/react-form'

import { Button, type ButtonProps } from '@/ui/button'

import { useFormContext } from './contexts'
import { texts } from './texts'

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy'>

/** Submits the form around it, once. */
export function SubmitButton({ busyLabel = texts.sending, ...props }: SubmitButtonProps) {
  const form = useFormContext()
  const submitting = useSelector(form.store, (state) => state.isSubmitting)
  return <Button type="submit" busy={submitting} busyLabel={busyLabel} {...props} />
}
