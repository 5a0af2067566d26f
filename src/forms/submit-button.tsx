import { useSelector } from '@tanstack/react-form'
import { useSyncExternalStore } from 'react'

import { Button, type ButtonProps } from '@/ui/button'

import { useFormContext } from './contexts'
import { texts } from './texts'

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy'>

const neverChanges = () => () => undefined

/** Submits the form around it, once. */
export function SubmitButton({ busyLabel = texts.sending, ...props }: SubmitButtonProps) {
  const form = useFormContext()
  const submitting = useSelector(form.store, (state) => state.isSubmitting)
  // In a screen rendered at build time, a press before the script has started must not
  // let the browser send the form by itself.
  const started = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return <Button type={started ? 'submit' : 'button'} busy={submitting} busyLabel={busyLabel} {...props} />
}
